/** Resolves after the browser has done what is waiting (painting, input events). */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
