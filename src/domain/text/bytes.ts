const units = ['KB', 'MB', 'GB', 'TB'] as const;

/** Returns a size as text: '3.4 MB'. Decimal units, as disks and browsers count; at least '1 KB', except for 0. */
export function sizeText(bytes: number): string {
  let value = Math.max(0, bytes) / 1000;
  let unit = 0;
  // A value that would be rounded to 1000 is shown in the next unit.
  while ((unit === 0 ? value > 999 : value >= 999.5) && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  if (unit === 0) return `${Math.ceil(value)} ${units[0]}`;
  return `${value < 100 ? value.toFixed(1) : Math.round(value)} ${units[unit]}`;
}
