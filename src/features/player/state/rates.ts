/** Playback speeds: one for everything, and one for each guide with a separate speed. The pitch is preserved. */
export interface Rates {
  standard: number;
  byGuide: Record<number, number>;
}

export const rateLimits = { least: 0.5, most: 3, step: 0.05 } as const;
/** The speeds of the buttons. */
export const usualRates = [0.75, 1, 1.25, 1.5, 2] as const;
export const defaultRates: Rates = { standard: 1, byGuide: {} };

/** Rounds to the nearest step within the limits, without binary rounding errors. */
export function nearestRate(rate: number): number {
  const { least, most, step } = rateLimits;
  const stepped = Math.round(Math.min(Math.max(rate, least), most) / step) * step;
  return Number(stepped.toFixed(2));
}

/** Returns the next speed for the keys `<` and `>`, in steps of 0.25. */
export function steppedRate(rate: number, direction: 1 | -1): number {
  const quarters = direction === 1 ? Math.floor(rate * 4 + 1.01) : Math.ceil(rate * 4 - 1.01);
  return nearestRate(quarters / 4);
}

/** Returns the text of a speed: '1×', '1.25×'. */
export const rateText = (rate: number): string => `${rate}×`;
