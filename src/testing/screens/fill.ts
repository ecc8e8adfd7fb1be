import type { UserEvent } from '@testing-library/user-event';

/** Pastes a text into a field: typing renders the page again for each key, which is a third of the time of such a test. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
