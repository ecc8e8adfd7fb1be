/** How long customers wait after a fault. */
import type { CallName, History } from './history.ts';

export interface Outage {
  fault: string;
  /** The longest time without an acknowledged write, from the fault on. */
  ms: number;
}

const WRITES: ReadonlySet<CallName> = new Set([
  'signUp',
  'signOut',
  'addToCart',
  'checkout',
  'pay',
]);

export function outage(fault: string, history: History): Outage {
  const began = history.faults()[0]?.at ?? 0;
  const times = history
    .operations()
    .filter(({ call, outcome, ended }) => WRITES.has(call) && outcome === 'ok' && ended > began)
    .map(({ ended }) => ended)
    .sort((one, other) => one - other);
  const gaps = times.map((time, index) => time - (times[index - 1] ?? began));
  return { fault, ms: Math.max(0, ...gaps) };
}

const seconds = (ms = 0): string => `${(ms / 1000).toFixed(1)} s`;

/** A table: the fault, how often it was tried, the median and the longest time. */
export function summary(outages: readonly Outage[]): string {
  const names = [...new Set(outages.map(({ fault }) => fault))];
  return names
    .map((name) => {
      const times = outages
        .filter(({ fault }) => fault === name)
        .map(({ ms }) => ms)
        .sort((one, other) => one - other);
      const middle = times[Math.floor((times.length - 1) / 2)];
      return `| ${name} | ${times.length} | ${seconds(middle)} | ${seconds(times.at(-1))} |`;
    })
    .join('\n');
}
