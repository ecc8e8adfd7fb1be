export interface Row {
  name: string;
  value: number;
  /** The limit of docs/speed.md. */
  budget: number;
  /** Decimal places; none by default. */
  digits?: number;
  note?: string;
}

/** Prints the measured values with their budgets; returns whether all are within. */
export function printRows(rows: Row[]): boolean {
  const width = Math.max(...rows.map(({ name }) => name.length)) + 2;
  console.log(`\n${''.padEnd(width)}${'measured'.padStart(10)}${'budget'.padStart(10)}`);
  const results = rows.map(({ budget, digits = 0, name, note = '', value }) => {
    // As it is printed; NaN is not within.
    const isWithin = Number(value.toFixed(digits)) <= budget;
    const verdict = isWithin ? '    ' : 'OVER';
    console.log(
      `${name.padEnd(width)}${value.toFixed(digits).padStart(10)}${budget.toFixed(digits).padStart(10)}  ${verdict} ${note}`,
    );
    return isWithin;
  });
  return results.every(Boolean);
}
