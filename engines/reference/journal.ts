import type { Event } from '../../spec/play/event.ts';
import type { Happening } from './moments.ts';

/** Writes down what happens and gives simultaneous events one group. */
export class Journal {
  readonly events: Event[] = [];
  private group = 0;
  private depth = 0;

  emit(event: Happening): void {
    this.events.push({ ...event, group: this.group });
    if (this.depth === 0) this.group += 1;
  }

  together(body: () => void): void {
    const before = this.events.length;
    this.depth += 1;
    body();
    this.depth -= 1;
    if (this.depth === 0 && this.events.length > before) this.group += 1;
  }
}
