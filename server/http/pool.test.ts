import { HttpError } from './errors.ts';
import { Pool } from './pool.ts';

interface Task {
  end: () => void;
  done: Promise<void>;
}

/** Starts a task that runs until it is ended, and adds its name to `log` when it starts. */
function task(pool: Pool, name: string, log: string[]): Task {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const done = pool.run(async () => {
    log.push(name);
    await ended;
  });
  return { end, done };
}

test('runs two tasks at a time, and the others in the order of asking', async () => {
  const pool = new Pool('test', 2, 2);
  const log: string[] = [];
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => task(pool, name, log));
  expect(log).toEqual(['a', 'b']);
  expect(pool.pending).toBe(2);
  b?.end();
  await b?.done;
  expect(log).toEqual(['a', 'b', 'c']);
  a?.end();
  await a?.done;
  expect(log).toEqual(['a', 'b', 'c', 'd']);
  expect(pool.pending).toBe(0);
  c?.end();
  d?.end();
  await Promise.all([c?.done, d?.done]);
});

test('refuses tasks when the queue is full, and continues afterwards', async () => {
  const pool = new Pool('test', 1, 1);
  const log: string[] = [];
  const running = task(pool, 'running', log);
  const waiting = task(pool, 'waiting', log);
  const refused = pool.run(() => Promise.resolve());
  await expect(refused).rejects.toBeInstanceOf(HttpError);
  await expect(refused).rejects.toMatchObject({ statusCode: 503 });
  running.end();
  waiting.end();
  await Promise.all([running.done, waiting.done]);
  await expect(pool.run(() => Promise.resolve('next'))).resolves.toBe('next');
});

test('a task that fails gives its turn to the next', async () => {
  const pool = new Pool('test', 1, 1);
  const failing = pool.run(() => Promise.reject(new Error('damaged')));
  const next = pool.run(() => Promise.resolve('next'));
  await expect(failing).rejects.toThrow('damaged');
  await expect(next).resolves.toBe('next');
});
