import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes an empty folder for one run. Others may pass through it: as root, the embedded database
 * runs as another user and must reach its own folder inside.
 */
export async function makeBenchFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cicerone-bench-'));
  await chmod(folder, 0o711);
  return folder;
}
