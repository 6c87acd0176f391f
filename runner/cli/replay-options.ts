/** What `replay` is told so that it judges as this command does: the options that decide on more than which cases are played. */
export const replayOptions = ({
  engine,
  settlements,
}: {
  readonly engine: string;
  readonly settlements?: string;
}): string[] => ['--engine', engine, ...(settlements === undefined ? [] : ['--settlements', settlements])];
