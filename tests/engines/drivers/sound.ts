import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startHelper } from './process.ts';

/** Starts a sound server that plays into the void: Firefox plays nothing without one. */
export async function startSound(): Promise<{
  env: Record<string, string>;
  stop: () => Promise<void>;
}> {
  const folder = await mkdtemp(join(tmpdir(), 'cicerone-sound-'));
  const socket = join(folder, 'native');
  const server = await startHelper(
    [
      'pulseaudio',
      '-n',
      '--daemonize=no',
      '--exit-idle-time=-1',
      '--use-pid-file=no',
      '-L',
      `module-native-protocol-unix socket=${socket} auth-anonymous=1`,
      '-L',
      'module-null-sink',
    ],
    // The tester's own sound server and its settings stay untouched.
    { HOME: folder, XDG_RUNTIME_DIR: folder, XDG_CONFIG_HOME: folder },
    () => existsSync(socket),
  );
  return {
    env: { PULSE_SERVER: `unix:${socket}` },
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
