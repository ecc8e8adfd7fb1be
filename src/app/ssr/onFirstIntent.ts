import { whenIdle } from '../../shared/lib/whenIdle.ts';

const intentEvents = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

/** Runs a function when the browser is idle, or at once at the first input of the user. */
export function onFirstIntent(run: () => void): void {
  const begin = () => {
    for (const type of intentEvents) window.removeEventListener(type, begin, true);
    cancel();
    run();
  };
  for (const type of intentEvents) window.addEventListener(type, begin, true);
  const cancel = whenIdle(begin);
}
