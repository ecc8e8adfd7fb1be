import { screen, waitFor } from '@testing-library/react';
import { roundTrip } from '../roundTrip.ts';

/** Waits until toasts can be shown and earlier events have had their effects, and expects no toast. */
export async function expectNoToast(): Promise<void> {
  await waitFor(() => expect(document.querySelector('.Toastify')).toBeInTheDocument());
  await roundTrip();
  // Hidden ones too: an open dialog takes the toasts out of the accessibility tree.
  expect(screen.queryByRole('alert', { hidden: true })).not.toBeInTheDocument();
}
