/** Resolves after the browser has handled pending work (painting, input events). */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
