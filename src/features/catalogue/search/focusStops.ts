/** The elements that arrow keys move to, in the order of the page: a result's link, a recent search, 'Load More'. */
const stop = '[data-search-stop]';
const control = 'a[href], button';

const focusAt = (elements: HTMLElement[], index: number): boolean => {
  const element = elements[index];
  element?.focus();
  return element !== undefined;
};

const those = (within: Element, selector: string): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(selector),
];

/** Moves the focus with Down and Up from one to the next across groups, and from the first one back to the box. */
function moveAcross(root: HTMLElement, box: HTMLElement, step: 1 | -1): boolean {
  const stops = those(root, stop);
  const at = document.activeElement;
  const here = stops.findIndex((one) => one === at || one.closest('li')?.contains(at));
  if (here === 0 && step === -1) return focusAt([box], 0);
  if (here === -1 && step === -1) return focusAt(stops, stops.length - 1);
  return focusAt(stops, here + step);
}

/** Moves the focus with Left and Right between the controls of one result. */
function moveWithin(step: 1 | -1): boolean {
  const at = document.activeElement;
  const item = at?.closest('li');
  if (!item) return false;
  const controls = those(item, control);
  return focusAt(controls, controls.findIndex((one) => one === at) + step);
}

/** Moves the focus for a key; returns whether it did. */
export function moveFocusByKey(key: string, root: HTMLElement, box: HTMLElement): boolean {
  if (key === 'ArrowDown') return moveAcross(root, box, 1);
  if (key === 'ArrowUp') return moveAcross(root, box, -1);
  if (document.activeElement === box) return false;
  if (key === 'ArrowRight') return moveWithin(1);
  if (key === 'ArrowLeft') return moveWithin(-1);
  return false;
}
