import { newCustomer, signIn } from '../../support/customers/customer.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { expect, test } from '../support/test.ts';

const started: TestServer[] = [];
// Also deletes the folder of the first one.
test.afterEach(() => Promise.all(started.splice(0).map((server) => server.stop())));

test('npm start serves the app from an empty folder, and what it keeps when it starts again', async () => {
  // The first start creates and fills a database.
  test.setTimeout(120_000);
  const script = 'tools/start.ts';
  const first = await startServer({ fresh: true, script });
  started.push(first);
  const page = await fetch(first.url, { headers: { accept: 'text/html' } });
  const track = await fetch(`${first.url}/storage/audio/track/1.mp3`, { method: 'HEAD' });
  expect([page.status, track.status]).toEqual([200, 200]);
  expect(await page.text()).toContain('<div id="root"');
  const customer = await newCustomer({ base: first.url });
  expect(await first.kill('SIGTERM')).toBe(0);

  const again = await startServer({ dataDir: first.dataDir, script });
  started.push(again);
  expect((await fetch(`${again.url}/readyz`)).status).toBe(200);
  expect(await signIn(customer, again.url)).toMatch(/^[\w-]{43}$/);
  expect(await again.kill('SIGTERM')).toBe(0);
});
