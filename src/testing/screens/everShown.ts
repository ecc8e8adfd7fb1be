/**
 * Watches the page. Returns a function that says whether a button of this name was ever visible, even for a moment: the
 * page is checked after every change, before a browser would paint it.
 */
export function everShown(name: string): () => boolean {
  let wasShown = false;
  const isNamed = (button: Element) =>
    (button.getAttribute('aria-label') ?? button.textContent) === name;
  const look = () => {
    const found = [...document.querySelectorAll('button')].filter(isNamed);
    wasShown ||= found.some((button) => getComputedStyle(button).visibility !== 'hidden');
  };
  new MutationObserver(look).observe(document.body, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  return () => wasShown;
}
