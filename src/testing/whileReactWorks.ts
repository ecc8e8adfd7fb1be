import { getConfig } from '@testing-library/dom';

/**
 * Awaits something that happens outside the page, as Testing Library's own `waitFor` waits: meanwhile the page may
 * change by itself, outside `act`.
 */
export const whileReactWorks = <Result>(wait: () => Promise<Result>): Promise<Result> =>
  getConfig().asyncWrapper(wait);
