import type { RequestCountStore, SharedCount } from './requestCountStore.ts';
import { RequestCounts } from './requestCounts.ts';

/** Does what the database does, for one window. */
class Rows implements RequestCountStore {
  readonly rows = new Map<string, SharedCount>();
  isAway = false;
  statements = 0;

  add(counts: SharedCount[]): Promise<SharedCount[]> {
    if (this.isAway) return Promise.reject(new Error('the database is away'));
    this.statements += 1;
    const sums = counts.map((count): SharedCount => {
      const known = this.rows.get(count.key);
      const requests = (known?.requests ?? 0) + count.requests;
      return { ...count, requests, expires_at: known?.expires_at ?? count.expires_at };
    });
    for (const sum of sums) this.rows.set(sum.key, sum);
    return Promise.resolve(sums);
  }
}

const allowed = (counts: RequestCounts, times: number): number =>
  Array.from({ length: times }, () => counts.add('a', 100, 60_000)).filter(
    ({ isAllowed }) => isAllowed,
  ).length;

test('what one server has counted is used up at the other', async () => {
  const rows = new Rows();
  const [one, other] = [new RequestCounts(rows), new RequestCounts(rows)];
  expect(allowed(one, 70)).toBe(70);
  await one.share();
  expect(allowed(other, 20)).toBe(20);
  await other.share();
  expect(allowed(other, 50)).toBe(10);
  await other.share();
  expect(rows.rows.get('a')?.requests).toBe(100);
});

test('an address far from its limit, and requests that are refused, cost no statement', async () => {
  const rows = new Rows();
  const counts = new RequestCounts(rows);
  allowed(counts, 10);
  await counts.share();
  expect(rows.statements).toBe(0);
  allowed(counts, 90);
  await counts.share();
  expect(rows.statements).toBe(1);
  expect(allowed(counts, 500)).toBe(0);
  await counts.share();
  expect(rows.statements).toBe(1);
});

test('without the database a server counts by itself, and shares it later', async () => {
  const rows = new Rows();
  const counts = new RequestCounts(rows);
  rows.isAway = true;
  allowed(counts, 60);
  await expect(counts.share()).rejects.toThrow('away');
  expect(allowed(counts, 60)).toBe(40);
  rows.isAway = false;
  await counts.share();
  expect(rows.rows.get('a')?.requests).toBe(100);
});

test('says how long to wait, and begins again afterwards', () => {
  jest.useFakeTimers();
  try {
    const counts = new RequestCounts(new Rows());
    expect(counts.add('a', 1, 60_000)).toEqual({ isAllowed: true, secondsLeft: 60 });
    jest.advanceTimersByTime(20_000);
    expect(counts.add('a', 1, 60_000)).toEqual({ isAllowed: false, secondsLeft: 40 });
    jest.advanceTimersByTime(40_000);
    expect(counts.add('a', 1, 60_000)).toEqual({ isAllowed: true, secondsLeft: 60 });
  } finally {
    jest.useRealTimers();
  }
});

test('begins again after the clock was set back', () => {
  jest.useFakeTimers();
  try {
    const counts = new RequestCounts(new Rows());
    counts.add('a', 1, 60_000);
    jest.setSystemTime(Date.now() - 3_600_000);
    expect(counts.add('a', 1, 60_000)).toEqual({ isAllowed: true, secondsLeft: 60 });
  } finally {
    jest.useRealTimers();
  }
});
