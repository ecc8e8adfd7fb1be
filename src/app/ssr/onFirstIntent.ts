import { whenIdle } from '../../shared/lib/whenIdle.ts';

const signs = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

/** Runs something when the browser has nothing else to do, or at once at the first input of the user. */
export function onFirstIntent(run: () => void): void {
  const begin = () => {
    for (const sign of signs) window.removeEventListener(sign, begin, true);
    cancel();
    run();
  };
  for (const sign of signs) window.addEventListener(sign, begin, true);
  const cancel = whenIdle(begin);
}
