/** Returns the track's id and the seconds (0 without valid ones) that an address names; null if it names no track. */
export function momentIn(parameters: URLSearchParams): { trackId: number; seconds: number } | null {
  const track = parameters.get('track') ?? '';
  const seconds = parameters.get('t') ?? '';
  if (!/^[1-9]\d{0,14}$/.test(track)) return null;
  return { trackId: Number(track), seconds: /^\d{1,6}$/.test(seconds) ? Number(seconds) : 0 };
}

/** Returns the parameters without the moment, once it was played: a reload continues at the listener's own progress. */
export function withoutMoment(parameters: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(parameters);
  rest.delete('track');
  rest.delete('t');
  rest.delete('language');
  return rest;
}
