import { getConfig } from '@testing-library/dom';

/**
 * Awaits something outside the page, as Testing Library's `waitFor` does: meanwhile the page may change outside `act`.
 */
export const whileReactWorks = <Result>(wait: () => Promise<Result>): Promise<Result> =>
  getConfig().asyncWrapper(wait);
