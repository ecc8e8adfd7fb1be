import { abilities } from './abilities.ts';

/** Copies a text. Resolves to false if the browser denies clipboard access or has none (pages without TLS). */
export const copyText = (text: string): Promise<boolean> =>
  Promise.resolve(abilities.clipboard()?.writeText(text) ?? Promise.reject(new Error('none'))).then(
    () => true,
    () => false,
  );
