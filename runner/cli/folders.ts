import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { Ending, EXIT } from './exit.ts';

/** Ends the program where a file is to be written that is a folder, or lies in a file. */
export function mayBeFile(path: string): void {
  mustBeFolder(dirname(path));
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory())
    throw new Ending(EXIT.badInput, `Cannot write ${path}: it is a folder. Give the path of a file.`);
}

/** Ends the program where something is to be stored in a folder that is, or lies in, a file. */
export function mustBeFolder(path: string): void {
  let place = path;
  const found = () => {
    try {
      return statSync(place, { throwIfNoEntry: false });
    } catch {
      // A path through a file is no entry either; its parents tell which is the file.
      return undefined;
    }
  };
  while (found() === undefined && dirname(place) !== place) place = dirname(place);
  if (found()?.isDirectory() === false)
    throw new Ending(
      EXIT.badInput,
      `Cannot store anything in ${path}: ${place} is no folder. Choose another place.`,
    );
}
