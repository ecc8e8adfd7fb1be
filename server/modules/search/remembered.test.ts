import { remembered } from './remembered.ts';

const counting = () => {
  const asked: string[] = [];
  let version = 1;
  const read = remembered(
    async () => version,
    async (key) => (asked.push(key), `${key}@${version}`),
  );
  return { asked, read, newVersion: () => (version += 1) };
};

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

it('asks once for what many ask at the same time, and keeps it', async () => {
  const { asked, read } = counting();
  expect(await Promise.all([read('a'), read('a'), read('b')])).toEqual(['a@1', 'a@1', 'b@1']);
  expect(await read('a')).toBe('a@1');
  expect(asked).toEqual(['a', 'b']);
});

it('forgets everything with a new version, within a second', async () => {
  const { read, newVersion } = counting();
  await read('a');
  newVersion();
  jest.advanceTimersByTime(1_001);
  expect(await read('a')).toBe('a@2');
});

it('keeps no failure', async () => {
  let fails = true;
  const read = remembered(
    async () => 1,
    async () => {
      if (fails) throw new Error('away');
      return 'back';
    },
  );
  await expect(read('a')).rejects.toThrow('away');
  fails = false;
  await expect(read('a')).resolves.toBe('back');
});

it('lets go of what was not asked for the longest', async () => {
  const { asked, read } = counting();
  for (let index = 0; index < 500; index += 1) await read(String(index));
  await read('0');
  await read('one more');
  asked.length = 0;
  await read('0');
  await read('1');
  expect(asked).toEqual(['1']);
});
