/** Runs a function when the browser is idle. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!window.requestIdleCallback) {
    const timer = window.setTimeout(run, 200);
    return () => window.clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, { timeout: 3000 });
  return () => window.cancelIdleCallback(handle);
}
