import type { Measured } from './measured.ts';

interface Results {
  small: number;
  large: number;
  few: Measured;
  many: Measured;
}

interface Row {
  name: string;
  unit: 'ms' | 'MB' | '';
  of: (measured: Measured) => number;
  /** The limit of docs/speed.md; absent if there is no budget. */
  budget?: number;
  /** The budget is for the difference between the large and the small list. */
  isDifference?: boolean;
}

const rows: Row[] = [
  { name: 'reading the answer', unit: 'ms', of: ({ reading }) => reading },
  { name: 'longest task: opening', unit: 'ms', of: ({ opening }) => opening, budget: 50 },
  { name: 'longest task: scrolling', unit: 'ms', of: ({ scrolling }) => scrolling, budget: 50 },
  { name: 'longest task: filtering', unit: 'ms', of: ({ filtering }) => filtering, budget: 50 },
  { name: 'key to paint', unit: 'ms', of: ({ key }) => key, budget: 50 },
  { name: 'key to the list it finds', unit: 'ms', of: ({ list }) => list },
  { name: 'most nodes', unit: '', of: ({ nodes }) => nodes, budget: 1500 },
  { name: 'heap', unit: 'MB', of: ({ heap }) => heap, budget: 60, isDifference: true },
];

const shown = (value: number, unit: Row['unit']): string =>
  `${unit === 'MB' ? value.toFixed(1) : Math.round(value)}${unit && ` ${unit}`}`.padStart(12);

/** Prints the measured values with their budgets; returns whether all are within. */
export function printTable({ small, large, few, many }: Results): boolean {
  console.log(
    `\n${''.padEnd(26)}${[small, large].map((each) => `${each} guides`.padStart(14)).join('')}      budget`,
  );
  const results = rows.map(({ name, unit, of, budget, isDifference = false }) => {
    const counted = of(many) - (isDifference ? of(few) : 0);
    const isOver = budget !== undefined && counted > budget;
    const allowed = budget === undefined ? '' : `${isDifference ? '+' : ''}${budget}`;
    console.log(
      `${name.padEnd(26)}  ${shown(of(few), unit)}  ${shown(of(many), unit)}${allowed.padStart(12)}${isOver ? '   OVER' : ''}`,
    );
    return !isOver;
  });
  return results.every(Boolean);
}
