import { screen, within } from '@testing-library/react';
import { renderPage } from '../../../testing/screens/renderPage.tsx';
import { failNext, requestsTo } from '../../../testing/server/failNext.ts';
import { roundTrip } from '../../../testing/roundTrip.ts';
import { shopper } from '../../../testing/server/shopper.ts';

const section = async () =>
  within(await screen.findByRole('region', { name: 'Your invoices are made out to' }));

async function open() {
  const it = await shopper();
  return { ...it, ...renderPage('/user/profile?Tab=Billing', it.storage) };
}

it('shows the name of the account, takes other data, and shows them again later', async () => {
  const { user, unmount, storage } = await open();
  expect((await section()).getByText(/, the name of your account$/)).toBeVisible();
  await user.click((await section()).getByRole('button', { name: 'Change' }));
  const form = await section();
  expect(form.getByRole('textbox', { name: 'Name or company' })).toHaveFocus();
  await user.type(form.getByRole('textbox', { name: 'Name or company' }), 'Museo Rossi');
  await user.type(form.getByRole('textbox', { name: 'City' }), 'Siena');
  await user.selectOptions(form.getByRole('combobox', { name: 'Country' }), 'Italy');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your next invoice will have this.')).toBeVisible();
  expect(await (await section()).findByText('Museo Rossi')).toBeVisible();
  expect((await section()).getByRole('button', { name: 'Change' })).toHaveFocus();
  unmount();
  renderPage('/user/profile?Tab=Billing', storage);
  for (const line of ['Museo Rossi', 'Siena', 'Italy'])
    expect((await section()).getByText(line)).toBeVisible();
});

it('says which field is too long, and sends nothing', async () => {
  const { user } = await open();
  await user.click((await section()).getByRole('button', { name: 'Change' }));
  const postcode = (await section()).getByRole('textbox', { name: 'Postcode' });
  await user.type(postcode, '1'.repeat(21));
  await user.click((await section()).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('At most 20 characters, please.')).toBeVisible();
});

it('keeps what was typed when it could not be saved', async () => {
  const { user } = await open();
  await user.click((await section()).getByRole('button', { name: 'Change' }));
  await user.type((await section()).getByRole('textbox', { name: 'City' }), 'Siena');
  failNext('POST', '/users/billing', 503);
  await user.click((await section()).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^The data for your invoices were not saved\./)).toBeVisible();
  expect((await section()).getByRole('textbox', { name: 'City' })).toHaveValue('Siena');
});

it.each([
  ['the billing tab', '/user/profile?Tab=Billing', 'You Dont habe any Billing Informations'],
  ['the cart', '/user/cart', 'Total Prices'],
])('%s shows nothing where the API has no such call, and asks once', async (_page, at, text) => {
  const it = await shopper();
  if (at === '/user/cart') await it.put(1);
  failNext('GET', '/users/billing', 404, Infinity);
  renderPage(at, it.storage);
  expect(await screen.findByText(text)).toBeVisible();
  await roundTrip();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Your invoices are made out to' })).toBeNull();
  expect(requestsTo('GET', '/users/billing')).toHaveLength(1);
});
