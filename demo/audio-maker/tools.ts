import { spawnSync } from 'node:child_process';

/** The Debian packages that hold what is called here. */
const PACKAGES: Record<string, string> = {
  festival: 'festival festvox-italp16k festvox-itapc16k',
  ffmpeg: 'ffmpeg',
  ffprobe: 'ffmpeg',
};

/**
 * Runs a program and returns all that it wrote. Throws with its last words when it fails, and with the
 * packages to install when it is not there.
 */
export function run(program: string, args: readonly string[]): string {
  const done = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (done.error) {
    const wanted = PACKAGES[program] ?? program;
    throw new Error(
      `Cannot run ${program} (${done.error.message}). On Debian: apt-get install ${wanted}`,
    );
  }
  const said = `${done.stdout}${done.stderr}`;
  if (done.status !== 0) throw new Error(`${program} failed:\n${said.slice(-1500)}`);
  return said;
}

/** Throws, naming every package, unless the speech synthesiser has both of its Italian voices. */
export function needVoices(): void {
  const voices = run('festival', ['-b', '(print (voice.list))']);
  if (!voices.includes('lp_diphone') || !voices.includes('pc_diphone')) {
    throw new Error(
      `Festival lacks its Italian voices. On Debian: apt-get install ${PACKAGES['festival']}`,
    );
  }
}

export function needFfmpeg(): void {
  run('ffmpeg', ['-hide_banner', '-version']);
  run('ffprobe', ['-hide_banner', '-version']);
}

/** Length of a sound file in seconds, to a hundredth. */
export function secondsOf(file: string): number {
  const said = run('ffprobe', [
    '-v',
    'error',
    '-show_entries',
    'format=duration',
    '-of',
    'csv=p=0',
    file,
  ]);
  return Math.round(Number(said.trim()) * 100) / 100;
}
