const HEAD = 1000;
const TAIL = 2000;

/**
 * What a program says to people: the beginning and the end of it, in whole lines where something between them is left
 * out. Either may hold the error: a runtime that prints the stack of its calls puts it before or behind them.
 */
export class Said {
  #head = '';
  #tail = '';
  #isCut = false;

  hear(chunk: string): void {
    const room = HEAD - this.#head.length;
    this.#head += chunk.slice(0, room);
    const tail = this.#tail + chunk.slice(room);
    this.#isCut ||= tail.length > TAIL;
    this.#tail = tail.slice(-TAIL);
  }

  forget(): void {
    this.#head = '';
    this.#tail = '';
    this.#isCut = false;
  }

  get text(): string {
    if (!this.#isCut) return (this.#head + this.#tail).trim();
    const head = this.#head.slice(0, this.#head.lastIndexOf('\n') + 1) || `${this.#head}\n`;
    return `${head}…\n${this.#tail.slice(this.#tail.indexOf('\n') + 1)}`.trim();
  }
}
