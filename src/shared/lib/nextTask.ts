/** Lets the browser do what waits (paint, answer a hand) before going on. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
