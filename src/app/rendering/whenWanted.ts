import { whenIdle } from '../../shared/whenIdle.ts';

const signs = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

/**
 * A rendered page stands before its script runs: it is brought to life when the browser has nothing else to
 * do, or at the first sign of somebody's hand. The click that follows that sign finds React there.
 */
export function whenWanted(bringToLife: () => void): void {
  const begin = () => {
    for (const sign of signs) window.removeEventListener(sign, begin, true);
    cancel();
    bringToLife();
  };
  for (const sign of signs) window.addEventListener(sign, begin, true);
  const cancel = whenIdle(begin);
}
