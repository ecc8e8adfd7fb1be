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
 * A fake of the page's audio element that behaves like Chromium's: every event is fired in its own task, a new source
 * drops pending events, and a play() is rejected when a pause or another source follows it. Sources load by themselves;
 * time passes only in `advance`.
 */
export class FakeAudio extends EventTarget implements AudioPort {
  paused = true;
  readyState = haveNothing;
  duration = Number.NaN;
  volume = 1;
  muted = false;
  playbackRate = 1;
  defaultPlaybackRate = 1;
  preservesPitch = true;
  error: MediaError | null = null;
  /** Seconds between two reports of the time during playback, as in Chromium. */
  tick = 0.25;
  /** Length of every source in seconds. */
  length = 100;
  /** The error of the next play(): a browser that refuses sound without a gesture. */
  refusal: DOMException | undefined;
  /** Sources whose response is a 404. */
  missing = new Set<string>();
  /** While true no data arrives: a stalled connection. */
  stalls = false;
  /** The server ignores Range: every seek goes back to the start. */
  ignoresRange = false;
  /** Seconds of sound in a truncated file: then it jumps to its end and fires 'ended'. */
  holds = Number.POSITIVE_INFINITY;
  /** Seconds of sound that have arrived; if undefined, all of it. */
  arrived: number | undefined;
  /** Every source that was set, in order. */
  loaded: string[] = [];
  #source = '';
  #time = 0;
  /** Where the source starts when its metadata is loaded; a new source does not reset it. */
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

  /** The source's data has arrived, or the response that there is none. */
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

  /** Advances the time by `seconds` if it plays; resolves when the resulting events were fired. */
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

  /** Chromium's codes: 4 if there is nothing playable (a 404), 2 if the connection breaks later, 3 for decoding. */
  fail(code: 2 | 3 | 4): void {
    // Only `code` of a MediaError, because jsdom has no such class.
    this.error = { code } as MediaError;
    reject(this.#plays.splice(0), 'NotSupportedError');
    this.#fire('error');
  }

  /** Resolves when no event is pending. */
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
