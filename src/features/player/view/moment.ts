/** Returns the track's id and the seconds that an address names; null if it names none. */
export function momentIn(parameters: URLSearchParams): { trackId: number; seconds: number } | null {
  const track = parameters.get('track') ?? '';
  const seconds = parameters.get('t') ?? '0';
  if (!/^[1-9]\d{0,14}$/.test(track) || !/^\d{1,6}$/.test(seconds)) return null;
  return { trackId: Number(track), seconds: Number(seconds) };
}

/** Returns the parameters without the moment, once it was played: a reload continues at the listener's own progress. */
export function withoutMoment(parameters: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(parameters);
  rest.delete('track');
  rest.delete('t');
  return rest;
}
