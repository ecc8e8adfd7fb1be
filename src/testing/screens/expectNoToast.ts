import { screen, waitFor } from '@testing-library/react';
import { roundTrip } from '../roundTrip.ts';

/** Waits until toasts can be shown and earlier events have had their effects, and expects no toast. */
export async function expectNoToast(): Promise<void> {
  await waitFor(() => expect(document.querySelector('.Toastify')).toBeInTheDocument());
  await roundTrip();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
}
