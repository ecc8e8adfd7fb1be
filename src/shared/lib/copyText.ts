import { abilities } from './abilities.ts';

/** Copies a text. Resolves to false if the browser denies clipboard access or has none (pages without TLS). */
export async function copyText(text: string): Promise<boolean> {
  const clipboard = abilities.clipboard();
  if (!clipboard) return false;
  try {
    await clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
