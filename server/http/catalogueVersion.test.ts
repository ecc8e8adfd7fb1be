import { setTimeout as sleep } from 'node:timers/promises';
import { catalogueVersion } from './catalogueVersion.ts';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

/** Returns a version that a database with these answers gives, and how often it was asked. */
const answering = (...answers: (() => Promise<string>)[]) => {
  const read = jest.fn(() => (answers.shift() ?? (() => Promise.resolve('last')))());
  return { read, version: catalogueVersion(read) };
};
const answer = (value: string) => () => Promise.resolve(value);
const never = () => new Promise<string>(() => undefined);

it('asks once a second, for all that want to know it', async () => {
  const { read, version } = answering(answer('1'), answer('2'));
  expect(await Promise.all([version(), version()])).toEqual(['1', '1']);
  jest.advanceTimersByTime(999);
  expect(await version()).toBe('1');
  expect(read).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(await version()).toBe('2');
});

it('asks also after the clock was set back', async () => {
  const { version } = answering(answer('1'), answer('2'));
  await version();
  jest.setSystemTime(Date.now() - 3_600_000);
  jest.advanceTimersByTime(1_001);
  expect(await version()).toBe('2');
});

it('does not wait for a busy database while the last answer is recent', async () => {
  const { version } = answering(answer('1'), never);
  await version();
  jest.advanceTimersByTime(1_001);
  const asked = version();
  await jest.advanceTimersByTimeAsync(50);
  expect(await asked).toBe('1');
});

it('fails with a database that does not answer, and asks again', async () => {
  const { version } = answering(() => Promise.reject(new Error('away')), answer('1'));
  await expect(version()).rejects.toThrow('away');
  expect(await version()).toBe('1');
});

it('waits for a database that has failed, longer than for a busy one', async () => {
  const away = () => Promise.reject(new Error('away'));
  // Not one of the faked timers.
  const { version } = answering(answer('1'), away, () => sleep(100, '2'));
  await version();
  jest.advanceTimersByTime(1_001);
  await expect(version()).rejects.toThrow('away');
  expect(await version()).toBe('2');
});
