import {
  haveEnoughData,
  haveMetadata,
  haveNothing,
  ranges,
  reject,
  Tasks,
  type PendingPlay,
} from './fakeAudioParts.ts';
import type { AudioPort } from '../../features/player/engine/audio/audioPort.ts';
import { whileReactWorks } from '../whileReactWorks.ts';

/**
 * A fake of the page's audio element, which behaves as Chromium's does: every event is fired in
 * a task of its own, a new source drops those that are still on their way, and a play() that a pause or
 * another source overtakes is rejected. Sources arrive by themselves; time passes when the test says so.
 */
export class FakeAudio extends EventTarget implements AudioPort {
  paused = true;
  readyState = haveNothing;
  duration = Number.NaN;
  volume = 1;
  playbackRate = 1;
  defaultPlaybackRate = 1;
  preservesPitch = true;
  error: MediaError | null = null;
  /** Seconds of sound between two reports of the time while playing, as Chromium has it. */
  tick = 0.25;
  /** Seconds that every source lasts. */
  length = 100;
  /** What the next play() is rejected with: a browser that refuses sound without a gesture. */
  refusal: DOMException | undefined;
  /** Sources answered with 404. */
  missing = new Set<string>();
  /** While true nothing arrives: a stalled connection. */
  stalls = false;
  /** A server that ignores Range: every seek goes back to the start. */
  ignoresRange = false;
  /** Seconds of sound that a file cut off on its way holds: then it jumps to its end and says 'ended'. */
  holds = Number.POSITIVE_INFINITY;
  /** Seconds of sound that have arrived; what isn't said is there at once. */
  arrived: number | undefined;
  /** Every source that was set, in order. */
  loaded: string[] = [];
  #source = '';
  #time = 0;
  /** Where the source will start once its metadata is there; a new source does not forget it. */
  #startAt = 0;
  #plays: PendingPlay[] = [];
  readonly #tasks = new Tasks();

  get src(): string {
    return this.#source;
  }

  set src(address: string) {
    this.#source = address;
    this.loaded.push(address);
    this.load();
  }

  get buffered(): TimeRanges {
    return ranges(this.arrived ?? this.duration);
  }

  get seekable(): TimeRanges {
    return ranges(this.ignoresRange ? 0 : this.duration);
  }

  removeAttribute(): void {
    this.#source = '';
  }

  get ended(): boolean {
    return this.readyState > haveNothing && this.#time >= this.duration;
  }

  get currentTime(): number {
    return this.readyState === haveNothing ? this.#startAt : this.#time;
  }

  set currentTime(seconds: number) {
    if (this.readyState === haveNothing) this.#startAt = seconds;
    else this.#seek(seconds);
  }

  load(): void {
    this.#tasks.drop();
    this.playbackRate = this.defaultPlaybackRate;
    reject(this.#plays.splice(0), 'AbortError');
    this.#fire('emptied');
    if (this.#time > 0) this.#fire('timeupdate');
    this.paused = true;
    this.readyState = haveNothing;
    this.duration = Number.NaN;
    this.error = null;
    this.#time = 0;
    this.#fire('loadstart');
    if (!this.stalls && this.#source !== '') this.#tasks.add(() => this.arrive());
  }

  /** The source's data is there, or the answer that there is none. */
  arrive(): void {
    if (this.missing.has(this.#source)) return this.fail(4);
    this.readyState = haveMetadata;
    this.duration = this.length;
    this.#fire('durationchange', 'loadedmetadata');
    if (this.#startAt > 0) this.#seek(this.#startAt);
    this.#startAt = 0;
    this.#tasks.add(() => {
      this.readyState = haveEnoughData;
      this.#fire('canplay', 'progress');
      if (!this.paused) this.#startToPlay();
    });
  }

  play(): Promise<void> {
    const { refusal } = this;
    this.refusal = undefined;
    if (refusal) return Promise.reject(refusal);
    if (this.error) return Promise.reject(new DOMException('No source', 'NotSupportedError'));
    const isReady = this.readyState === haveEnoughData;
    if (this.paused) {
      if (this.ended) this.#seek(0);
      this.paused = false;
      this.#fire('play');
      if (!isReady) this.#fire('waiting');
    }
    const promise = new Promise<void>((resolve, reject) => this.#plays.push({ resolve, reject }));
    if (isReady) this.#startToPlay();
    return promise;
  }

  pause(): void {
    if (this.paused) return;
    this.paused = true;
    const overtaken = this.#plays.splice(0);
    this.#fire('timeupdate', 'pause');
    this.#tasks.add(() => reject(overtaken, 'AbortError'));
  }

  /** Lets `seconds` pass, as far as it is playing; resolves when what follows from it has happened. */
  async advance(seconds: number): Promise<void> {
    await this.settled();
    await whileReactWorks(() => this.#pass(seconds));
  }

  async #pass(seconds: number): Promise<void> {
    for (let passed = 0; passed < seconds && !this.paused; passed += this.tick) {
      this.#time = Math.min(this.#time + this.tick, this.duration);
      if (this.#time >= this.holds) this.#time = this.duration;
      this.dispatchEvent(new Event('timeupdate'));
      if (this.ended) this.#end();
    }
    await this.#settled();
  }

  /** Chromium's codes: 4 when there is nothing playable (a 404), 2 when the connection breaks later, 3 for decoding. */
  fail(code: 2 | 3 | 4): void {
    // Only `code` of a MediaError can be made here: jsdom has no such class.
    this.error = { code } as MediaError;
    reject(this.#plays.splice(0), 'NotSupportedError');
    this.#fire('error');
  }

  /** Resolves when no event is on its way. */
  settled(): Promise<void> {
    return whileReactWorks(() => this.#settled());
  }

  async #settled(): Promise<void> {
    do await new Promise((resolve) => setTimeout(resolve));
    while (this.#tasks.areOpen);
  }

  #startToPlay(): void {
    const plays = this.#plays.splice(0);
    this.#fire('playing');
    this.#tasks.add(() => plays.forEach(({ resolve }) => resolve()));
  }

  #seek(seconds: number): void {
    this.#time = this.ignoresRange ? 0 : Math.min(Math.max(seconds, 0), this.duration);
    this.#fire('seeking', 'timeupdate', 'seeked');
    if (this.ended && !this.paused) this.#tasks.add(() => this.#end());
  }

  #end(): void {
    this.paused = true;
    this.#fire('timeupdate', 'pause', 'ended');
  }

  #fire(...events: string[]): void {
    for (const event of events) this.#tasks.add(() => this.dispatchEvent(new Event(event)));
  }
}
