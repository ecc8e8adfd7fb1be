/** Values of HTMLMediaElement.readyState. */
export const haveNothing = 0;
export const haveMetadata = 1;
export const haveEnoughData = 4;

export interface PendingPlay {
  resolve: () => void;
  reject: (reason: DOMException) => void;
}

/** Returns one range from the start to `end`; none if it is undefined. */
export const ranges = (end: number | undefined): TimeRanges => ({
  length: end === undefined || Number.isNaN(end) ? 0 : 1,
  start: () => 0,
  end: () => end ?? 0,
});

export const reject = (plays: PendingPlay[], name: string): void =>
  plays.forEach((play) => play.reject(new DOMException('Overtaken', name)));

/** Runs tasks one after the other, each in its own turn of the event loop. */
export class Tasks {
  #waiting: (() => void)[] = [];
  #runs = false;

  get areOpen(): boolean {
    return this.#waiting.length > 0;
  }

  add(task: () => void): void {
    this.#waiting.push(task);
    if (this.#runs) return;
    this.#runs = true;
    setTimeout(() => this.#run());
  }

  /** Drops the tasks that have not run yet. */
  drop(): void {
    this.#waiting = [];
  }

  #run(): void {
    this.#waiting.shift()?.();
    this.#runs = this.#waiting.length > 0;
    if (this.#runs) setTimeout(() => this.#run());
  }
}
