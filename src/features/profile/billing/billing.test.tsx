import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { longDate } from '../../../domain/text/date.ts';
import type { Guide } from '../../../domain/model.ts';
import { dayNextYear } from '../../../testing/dayNextYear.ts';
import { guidesOf } from '../../../testing/server/catalogue.ts';
import { failNext, requestsTo } from '../../../testing/server/failNext.ts';
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

describe('?Tab=Billing', () => {
  // Shows.
  it('lists what was paid: id, type, date, amount, currency, and how; newest first', async () => {
    const it = await shopper();
    await it.buy(guide.id);
    await it.subscribe();
    renderPage('/user/profile?Tab=Billing', it.storage);
    const [plan, single, ...more] = await page().findAllByRole('listitem');
    expect(more).toEqual([]);
    expect(plan).toHaveTextContent(/Billing id\d+TypeSubscription/);
    expect(single).toHaveTextContent(guide.title);
    expect(single).toHaveTextContent(/Billing id\d+TypeSingle guide/);
    expect(single).toHaveTextContent(`Date${today()}`);
    expect(single).toHaveTextContent(`Paid${guide.price} USD`);
    expect(single).toHaveTextContent('Paid withTest payment');
  });

  it('gives each invoice as a PDF to keep', async () => {
    const it = await shopper();
    await it.buy(guide.id);
    const saved: { name: string; type: string; size: number }[] = [];
    const files: Blob[] = [];
    const { createObjectURL } = URL;
    URL.createObjectURL = (file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:test';
    };
    const noted = (event: Event) => {
      event.preventDefault();
      if (!(event.target instanceof HTMLAnchorElement)) return;
      const [file] = files;
      saved.push({ name: event.target.download, type: file?.type ?? '', size: file?.size ?? 0 });
    };
    try {
      const { user } = renderPage('/user/profile?Tab=Billing', it.storage);
      const button = await page().findByRole('button', { name: /^Invoice \d{4}-\d{6} \(PDF\)$/ });
      const number = /\d{4}-\d{6}/.exec(button.getAttribute('aria-label') ?? '')?.[0];
      document.addEventListener('click', noted, { capture: true });
      fireEvent.click(button);
      await user.pointer([]);
      await waitFor(() => expect(saved.some(({ name }) => name !== '')).toBe(true));
      const file = saved.find(({ name }) => name !== '');
      expect(file?.name).toBe(`Cicerone ${number}.pdf`);
      expect(file?.type).toBe('application/pdf');
      expect(file?.size).toBeGreaterThan(1000);
    } finally {
      document.removeEventListener('click', noted, { capture: true });
      URL.createObjectURL = createObjectURL;
    }
  });

  it.each([
    ['gone', 404],
    ['no PDF', { status: 200, body: '{}' }],
    ['HTML', { status: 200, body: '<html>', type: 'text/html' }],
    ['no connection', 'no connection' as const],
  ])('an invoice that can’t be fetched (%s) shows an error', async (_what, fault) => {
    const it = await shopper();
    await it.buy(guide.id);
    const { user } = renderPage('/user/profile?Tab=Billing', it.storage);
    const button = await page().findByRole('button', { name: /^Invoice/ });
    const path = await waitFor(() => {
      const id = /Billing id(\d+)/.exec(page().getByRole('listitem').textContent ?? '')?.[1];
      expect(id).toBeDefined();
      return `/users/invoice/${id}`;
    });
    failNext('GET', path, fault);
    await user.click(button);
    expect(await screen.findByText(/The invoice could not be downloaded\. \w/)).toBeVisible();
    await waitFor(() => expect(button).toBeEnabled());
    expect(requestsTo('GET', path)).toHaveLength(1);
  });

  it('without the list of invoices still says what was paid, and tries again', async () => {
    const it = await shopper();
    await it.buy(guide.id);
    failNext('GET', '/users/invoice', 500, 3);
    const { user } = renderPage('/user/profile?Tab=Billing', it.storage);
    expect(await page().findByText('The invoices could not be loaded.')).toBeVisible();
    expect(page().getByRole('heading', { name: 'Single guide' })).toBeVisible();
    await user.click(page().getByRole('button', { name: 'Try again' }));
    expect(await page().findByRole('button', { name: /^Invoice/ })).toBeVisible();
  });
});

describe('?Tab=Subscriptions', () => {
  // Shows.
  it('names the plan and its renewal end date', async () => {
    const it = await shopper();
    await it.subscribe();
    renderPage('/user/profile?Tab=Subscriptions', it.storage);
    const card = within(await page().findByRole('region', { name: 'Your subscription' }));
    expect(card.getByText('Abbonamento annuale')).toBeVisible();
    expect(card.getByText(dayNextYear())).toBeVisible();
  });

  it('without an end reads ‘Life Time’', async () => {
    const it = await shopper();
    const body = {
      data: { name: 'G', email: 'g@x.it', image: '', user_subscription: [] },
      active_plan: { name: 'Cicerone per sempre', end: '' },
      guides: [],
    };
    failNext('GET', '/users/profile-data', { status: 200, body: JSON.stringify(body) }, 5);
    renderPage('/user/profile?Tab=Subscriptions', it.storage);
    await waitFor(() => expect(page().getByText('Cicerone per sempre')).toBeVisible());
    expect(await page().findByText('Life Time')).toBeVisible();
  });

  it('says when an ended one ended, and offers to renew it', async () => {
    const it = await shopper();
    const body = {
      data: { name: 'G', email: 'g@x.it', image: '', user_subscription: [] },
      active_plan: null,
      ended_plan: { name: 'Abbonamento annuale', end: '2025-03-04T12:00:00.000Z' },
      guides: [],
    };
    failNext('GET', '/users/profile-data', { status: 200, body: JSON.stringify(body) }, 5);
    renderPage('/user/profile?Tab=Subscriptions', it.storage);
    const ended = `Your subscription ended on ${longDate('2025-03-04T12:00:00.000Z')}.`;
    expect(await page().findByRole('heading', { name: ended })).toBeVisible();
    expect(page().getByRole('link', { name: 'Renew' })).toHaveAttribute('href', '/subscribe');
  });

  it('without one leads to the plans', async () => {
    const it = await shopper();
    const { user } = renderPage('/user/profile?Tab=Subscriptions', it.storage);
    await user.click(await page().findByRole('link', { name: 'See the plans' }));
    expect(await page().findByRole('heading', { name: 'Subscriptions', level: 1 })).toBeVisible();
  });
});
