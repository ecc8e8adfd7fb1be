import { whenIdle } from '../../shared/whenIdle.ts';

const signs = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

/**
 * A rendered page stands before its script runs: it is brought to life when the browser has nothing else to
 * do, or at the first sign of somebody's hand: that one does not wait for idle moments. The click that follows
 * that sign finds React there.
 */
export function whenWanted(bringToLife: (isTouched: boolean) => void): void {
  const begin = (isTouched: boolean) => {
    for (const sign of signs) window.removeEventListener(sign, touched, true);
    cancel();
    bringToLife(isTouched);
  };
  const touched = () => begin(true);
  for (const sign of signs) window.addEventListener(sign, touched, true);
  const cancel = whenIdle(() => begin(false));
}
