export interface PendingPlay {
  resolve: () => void;
  reject: (reason: DOMException) => void;
}

/** The one range from the start to `end`; none where nothing is known. */
export const ranges = (end: number | undefined): TimeRanges => ({
  length: end === undefined || Number.isNaN(end) ? 0 : 1,
  start: () => 0,
  end: () => end ?? 0,
});

export const reject = (plays: PendingPlay[], name: string): void =>
  plays.forEach((play) => play.reject(new DOMException('Overtaken', name)));
