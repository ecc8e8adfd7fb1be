import type { AudioPort } from '../features/player/audioPort.ts';

/**
 * A stand-in for the page's audio element: it loads at once or on request, and time passes when the
 * test says so. Events come in a later turn, as a browser's do.
 */
export class FakeAudio extends EventTarget implements AudioPort {
  paused = true;
  readyState = 0;
  duration = Number.NaN;
  volume = 1;
  error: MediaError | null = null;
  /** Seconds that every source lasts. */
  length = 100;
  /** What play() answers with next: a browser that refuses sound without a gesture. */
  refusal: DOMException | undefined;
  loaded: string[] = [];
  #source = '';
  #time = 0;

  get src(): string {
    return this.#source;
  }

  set src(address: string) {
    this.#source = address;
    this.loaded.push(address);
  }

  get currentTime(): number {
    return this.#time;
  }

  set currentTime(seconds: number) {
    this.#time = seconds;
    this.#later('seeked');
  }

  load(): void {
    this.paused = true;
    this.readyState = 0;
    this.duration = Number.NaN;
    this.#time = 0;
    queueMicrotask(() => {
      this.readyState = 4;
      this.duration = this.length;
      this.dispatchEvent(new Event('durationchange'));
    });
  }

  play(): Promise<void> {
    if (this.refusal) {
      const refusal = this.refusal;
      this.refusal = undefined;
      return Promise.reject(refusal);
    }
    this.paused = false;
    this.#later('playing');
    return Promise.resolve();
  }

  pause(): void {
    this.paused = true;
    this.#later('pause');
  }

  /** Lets `seconds` pass while playing; at the end of the source it ends. */
  advance(seconds: number): void {
    if (this.paused) return;
    this.#time = Math.min(this.#time + seconds, this.length);
    this.dispatchEvent(new Event('timeupdate'));
    if (this.#time < this.length) return;
    this.paused = true;
    this.dispatchEvent(new Event('pause'));
    this.dispatchEvent(new Event('ended'));
  }

  /** The source turns out to be unplayable: a 404, or not audio at all. */
  fail(): void {
    this.readyState = 0;
    this.dispatchEvent(new Event('error'));
  }

  #later(event: string): void {
    queueMicrotask(() => this.dispatchEvent(new Event(event)));
  }
}
