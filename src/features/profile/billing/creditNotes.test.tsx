import { screen, waitFor, within } from '@testing-library/react';
import { longDate } from '../../../domain/text/date.ts';
import type { Guide } from '../../../domain/model.ts';
import { guidesOf } from '../../../testing/server/catalogue.ts';
import { renderPage } from '../../../testing/screens/renderPage.tsx';
import { shopper } from '../../../testing/server/shopper.ts';

let guide: Guide;
beforeAll(async () => {
  const [one] = await guidesOf(6);
  if (!one) throw new Error('a guide');
  guide = one;
});

const page = () => within(screen.getByRole('main'));
const today = () => longDate(new Date().toISOString());
const isLocked = /What you bought with this payment is locked/;

/** The names of the files that the browser was given. jsdom cannot download. */
function downloads() {
  const names: string[] = [];
  const { createObjectURL } = URL;
  URL.createObjectURL = () => 'blob:test';
  const noted = (event: Event) => {
    if (!(event.target instanceof HTMLAnchorElement) || event.target.download === '') return;
    event.preventDefault();
    names.push(event.target.download);
  };
  document.addEventListener('click', noted, { capture: true });
  return {
    names,
    stop: () => {
      document.removeEventListener('click', noted, { capture: true });
      URL.createObjectURL = createObjectURL;
    },
  };
}

describe('Billing', () => {
  it('says what was refunded and when, that it is locked, and keeps the credit note', async () => {
    const it = await shopper();
    await it.buy(guide.id);
    await it.atProvider('refund');
    const { user } = renderPage('/user/profile?Tab=Billing', it.storage);
    const refund = within((await page().findByText('Refunded')).closest('li') ?? document.body);
    expect(refund.getByText(`${guide.price} USD, ${today()}`)).toBeVisible();
    expect(page().getByText(isLocked)).toBeVisible();
    const button = refund.getByRole('button', { name: /^Credit note NC-\d{4}-\d{6} \(PDF\)$/ });
    const { names, stop } = downloads();
    try {
      await user.click(button);
      await waitFor(() => expect(names).toEqual([expect.stringMatching(/^Cicerone NC-.+\.pdf$/)]));
    } finally {
      stop();
    }
  });

  it('says that a part was refunded, and locks nothing', async () => {
    const it = await shopper();
    await it.buy(guide.id);
    await it.atProvider('refund-half');
    renderPage('/user/profile?Tab=Billing', it.storage);
    expect(await page().findByText('Refunded')).toBeVisible();
    expect(page().queryByText(isLocked)).not.toBeInTheDocument();
  });

  it('says that a dispute locked a guide, and that one decided for the shop opened it', async () => {
    const it = await shopper();
    await it.buy(guide.id);
    await it.atProvider('dispute');
    const first = renderPage('/user/profile?Tab=Billing', it.storage);
    expect(await page().findByText('Disputed through your bank')).toBeVisible();
    expect(page().getByText(isLocked)).toBeVisible();
    first.unmount();
    await it.atProvider('dispute-won');
    renderPage('/user/profile?Tab=Billing', it.storage);
    expect(await page().findByText('Dispute decided in our favour')).toBeVisible();
    expect(page().queryByText(isLocked)).not.toBeInTheDocument();
  });
});
