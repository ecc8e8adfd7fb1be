import { screen, waitFor } from '@testing-library/react';
import { roundTrip } from '../roundTrip.ts';

/** Waits until toasts can be shown and earlier events have had their effects, and expects no toast. */
export async function expectNoToast(): Promise<void> {
  await waitFor(() => expect(document.querySelector('.Toastify')).toBeInTheDocument());
  await roundTrip();
  // An open dialog hides the toasts from those who do not see the page.
  expect(screen.queryByRole('alert', { hidden: true })).not.toBeInTheDocument();
}
