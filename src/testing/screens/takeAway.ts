/**
 * Takes an element off the page behind React's back, as extensions of browsers do: React throws when it removes it. The
 * caller restores the console, to which React reports what a boundary caught.
 */
export function takeAway(element: Element): void {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  element.remove();
}
