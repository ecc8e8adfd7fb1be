import type { AudioPort } from './audioPort.ts';

/** An element of the pool: the engine's port, which can also be emptied. */
type PoolElement = AudioPort & Pick<HTMLAudioElement, 'load' | 'removeAttribute'>;

/** Events that the engine listens to. */
const events = [
  ...['timeupdate', 'seeked', 'loadedmetadata', 'durationchange', 'progress', 'waiting'],
  ...['playing', 'pause', 'ended', 'error'],
];

/**
 * Two elements behind one port: while the first plays, the second can load the next source, and continues without a
 * gap. The second is created when it is first needed.
 */
export class AudioPool extends EventTarget implements AudioPort {
  #active: PoolElement;
  #spare: PoolElement | undefined;
  readonly #make: () => PoolElement;
  /** The address that the second element has loaded or is loading. */
  #prepared: string | null = null;

  constructor(make: () => PoolElement) {
    super();
    this.#make = make;
    this.#active = this.#open();
  }

  prepare(address: string | null): void {
    if (address === this.#prepared) return;
    this.#prepared = address;
    if (address === null) {
      if (this.#spare) empty(this.#spare);
      return;
    }
    this.#spare ??= this.#open();
    this.#spare.src = address;
  }

  get src(): string {
    return this.#active.src;
  }

  set src(address: string) {
    if (!this.#spare || address !== this.#prepared || this.#spare.error) {
      this.#active.src = address;
      return;
    }
    const before = this.#active;
    this.#active = this.#spare;
    this.#spare = before;
    this.#prepared = null;
    empty(before);
    // It reports events that were fired before the listeners were added.
    if (this.#active.readyState === 0) return;
    queueMicrotask(() => {
      if (this.#active === before) return;
      for (const event of ['durationchange', 'loadedmetadata', 'progress']) this.#emit(event);
    });
  }

  play(): Promise<void> {
    return this.#active.play();
  }

  pause(): void {
    this.#active.pause();
  }

  get currentTime(): number {
    return this.#active.currentTime;
  }

  set currentTime(seconds: number) {
    this.#active.currentTime = seconds;
  }

  get volume(): number {
    return this.#active.volume;
  }

  set volume(volume: number) {
    this.#active.volume = volume;
  }

  get muted(): boolean {
    return this.#active.muted;
  }

  set muted(isMuted: boolean) {
    this.#active.muted = isMuted;
  }

  get playbackRate(): number {
    return this.#active.playbackRate;
  }

  set playbackRate(rate: number) {
    this.#active.playbackRate = rate;
  }

  get defaultPlaybackRate(): number {
    return this.#active.defaultPlaybackRate;
  }

  set defaultPlaybackRate(rate: number) {
    this.#active.defaultPlaybackRate = rate;
  }

  get preservesPitch(): boolean {
    return this.#active.preservesPitch;
  }

  set preservesPitch(isKept: boolean) {
    this.#active.preservesPitch = isKept;
  }

  get duration(): number {
    return this.#active.duration;
  }

  get paused(): boolean {
    return this.#active.paused;
  }

  get ended(): boolean {
    return this.#active.ended;
  }

  get readyState(): number {
    return this.#active.readyState;
  }

  get error(): MediaError | null {
    return this.#active.error;
  }

  get buffered(): TimeRanges {
    return this.#active.buffered;
  }

  get seekable(): TimeRanges {
    return this.#active.seekable;
  }

  #open(): PoolElement {
    const element = this.#make();
    for (const event of events) {
      element.addEventListener(event, () => {
        if (element === this.#active) this.#emit(event);
      });
    }
    return element;
  }

  #emit(event: string): void {
    this.dispatchEvent(new Event(event));
  }
}

/** Stops the sound and the download. */
function empty(element: PoolElement): void {
  element.pause();
  element.removeAttribute('src');
  element.load();
}
