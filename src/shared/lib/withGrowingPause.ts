const [firstPause, longestPause] = [1000, 60_000];

/**
 * Returns a function that loads code in the background. After a failure it is not requested again before a pause has
 * passed, which doubles each time: calls in between reject with the same error.
 */
export function withGrowingPause<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let pause = firstPause;
  let failed: { error: unknown; until: number } | undefined;
  return async () => {
    if (failed && performance.now() < failed.until) throw failed.error;
    try {
      return await load();
    } catch (error) {
      failed = { error, until: performance.now() + pause };
      pause = Math.min(pause * 2, longestPause);
      throw error;
    }
  };
}
