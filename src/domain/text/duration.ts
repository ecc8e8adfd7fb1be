/** Returns seconds as a duration in ISO 8601, such as `PT4M13S`. */
export function isoDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const parts = [
    [Math.floor(whole / 3600), 'H'],
    [Math.floor(whole / 60) % 60, 'M'],
    [whole % 60, 'S'],
  ] as const;
  const text = parts.map(([value, unit]) => (value > 0 ? `${value}${unit}` : '')).join('');
  return `PT${text || '0S'}`;
}

/** Returns seconds in words, rounded to minutes, such as '14 min' and '1 h 5 min'; at least a minute. */
export function spokenLength(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const hours = Math.floor(minutes / 60);
  return [hours > 0 && `${hours} h`, minutes % 60 > 0 && `${minutes % 60} min`]
    .filter(Boolean)
    .join(' ');
}
