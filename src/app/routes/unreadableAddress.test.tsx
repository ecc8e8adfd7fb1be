import { screen } from '@testing-library/react';
import { safeAddress } from '../../features/support/redaction/allowedTexts.ts';
import { renderApp } from '../../testing/screens/renderApp.tsx';

const unreadable = ['/%E0%A4%A', '/person/%E0%A4%A', '//', '///', '//x@y:99999/'];

it.each(unreadable)('the address %s gets the page of unknown addresses', async (address) => {
  renderApp(address);
  expect(await screen.findByText('This page does not exist.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Login' })).toBeVisible();
});

it.each(unreadable)('a support report names nothing of the address %s', (address) => {
  expect(safeAddress(address)).toBe('/‹removed›');
});
