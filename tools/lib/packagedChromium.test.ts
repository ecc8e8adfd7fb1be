import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const script = `import { packagedChromium } from './tools/lib/packagedChromium.ts';
  console.log(packagedChromium(process.argv[1]));`;

let cache: string;
beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'cicerone-'));
});
afterEach(() => rm(cache, { recursive: true }));

const isSupported = existsSync('/lib64/ld-linux-x86-64.so.2');
(isSupported ? test : test.skip)(
  'two processes that unpack the browser at the same time both get one that starts',
  async () => {
    const unpack = () =>
      run('node', ['--import', 'tsx', '--input-type=module', '-e', script, cache]);
    const [one, other] = await Promise.all([unpack(), unpack()]);
    expect(one.stdout).toBe(other.stdout);
    const { stdout } = await run(one.stdout.trim(), ['--version']);
    expect(stdout).toMatch(/^Chromium \d/);
    expect(await readdir(cache)).toHaveLength(1);
  },
);
