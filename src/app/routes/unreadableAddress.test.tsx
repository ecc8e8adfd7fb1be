import { screen } from '@testing-library/react';
import { routeOf } from '../../features/support/redaction/redactor.ts';
import { renderApp } from '../../testing/screens/renderApp.tsx';

const unreadable = ['/%E0%A4%A', '/person/%E0%A4%A', '//', '///', '//x@y:99999/'];

it.each(unreadable)('the address %s gets the page of unknown addresses', async (address) => {
  renderApp(address);
  expect(await screen.findByText('This page does not exist.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Login' })).toBeVisible();
});

it.each(unreadable)('a support report names nothing of the address %s', (address) => {
  expect(routeOf(address)).toMatch(/^(?:\/(?:person\/:id)?|‹\d+ characters›)$/);
});
