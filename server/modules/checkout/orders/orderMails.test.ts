/** Mails about an order and a subscription: each once, in the customer's language. */
import {
  mailsTo,
  newCustomer,
  setClockAhead,
  type TestCustomer,
} from '../../../../tests/support/customers/customer.ts';
import {
  buyOnly,
  guidesFor,
  invoicesOf,
  newBuyer,
  pay,
  planNamed,
  press,
  requestCheckout,
  requestPlan,
  put,
  urlOf,
} from '../../../../tests/support/customers/shop.ts';
import { wordsOf } from '../../../../tests/support/customers/pdfWords.ts';
import { serverUrl } from '../../../../tests/support/server/client.ts';
import { mailTo, startSmtp, stopSmtp } from '../../../../tests/support/server/mailServer.ts';
import { startOwnServer, stopOwnServer } from '../../../../tests/support/server/ownServer.ts';
import { until } from '../../../../tests/support/server/until.ts';
import { openStripeShop, type StripeShop } from '../../../../tests/support/stripe/stripeShop.ts';
import { mailHtml } from '../../../mail/mailHtml.ts';

const DAY_SECONDS = 86_400;

const speakItalian = ({ post }: TestCustomer) =>
  post('/api/v1/users/profile-update', { language: 'it' });
/** Mails to a customer whose subject has some words, the newest first. */
const about = async ({ email }: TestCustomer, subject: RegExp, base = serverUrl()) =>
  (await mailsTo(email, base)).filter((mail) => subject.test(mail.subject));

describe('the confirmation of an order', () => {
  afterEach(async () => {
    await stopOwnServer();
    await stopSmtp();
  });

  test('says once what was bought, for how much, from whom and until when it can be taken back', async () => {
    const { customer, guides } = await newBuyer();
    const [first, second] = guides.filter(({ price }) => price !== '0.00');
    await put(customer, first?.id ?? 0, second?.id ?? 0);
    const page = await urlOf(requestCheckout(customer));
    await Promise.all(Array.from({ length: 5 }, () => press(page, 'pay')));
    await pay(page).catch(() => undefined);
    await until(async () => (await about(customer, /^Your order/)).length > 0);
    const [invoice] = await invoicesOf(customer);
    const confirmations = await about(customer, /^Your order/);
    expect(confirmations.map(({ subject }) => subject)).toEqual([
      `Your order ${invoice?.number} at Cicerone`,
    ]);
    const text = confirmations[0]?.text ?? '';
    expect(text).toContain(`is paid: $${invoice?.paid_amount}, taxes included.`);
    expect(text).toContain(`– ${first?.title}: $${first?.price}\n– ${second?.title}: $`);
    expect(text).toMatch(/Sold by: Cicerone .*, IT \d+/);
    const last = new Date(Date.parse(invoice?.created_at ?? '') + 14 * DAY_SECONDS * 1000);
    const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'Europe/Rome' });
    expect(text).toContain(`until the end of ${day.format(last)}, without giving a reason`);
    expect(text).toMatch(/^http:\/\/localhost:\d+\/withdrawal$/m);
    expect(text).toContain('“Right of withdrawal”');
  });

  test('is in the customer’s language, and says when a plan begins and ends', async () => {
    const customer = await newCustomer();
    await speakItalian(customer);
    const plan = await planNamed(customer, /annuale$/);
    await pay(await urlOf(requestPlan(customer, plan.id)));
    const [mail] = await about(customer, /^Il tuo ordine/);
    expect(mail?.text).toMatch(
      /Giorno di inizio dell’abbonamento: \d+ \w+ \d{4}\. Finisce da solo il giorno \d+ \w+ \d{4}/,
    );
    expect(mail?.text).toMatch(/\/it\/withdrawal$/m);
  });

  test('has an HTML part, the invoice as a PDF and the terms of the day', async () => {
    const port = await startSmtp(0);
    const { url: base } = await startOwnServer({
      env: { SMTP_URL: `smtp://127.0.0.1:${port}`, PAYMENT_CHECK_SECONDS: '1' },
    });
    const customer = await newCustomer({ base });
    const guides = await guidesFor(customer);
    await buyOnly(customer, guides.find(({ price }) => price !== '0.00')?.id ?? 0);
    const { source } = await mailTo(customer.email);
    const [invoice] = await invoicesOf(customer);
    expect(source).toMatch(/Content-Type: text\/html/);
    expect(source).toContain(`filename=${invoice?.number}.pdf`);
    expect(source).toMatch(/filename="?Terms/);
    const [, pdf = ''] =
      /Content-Type: application\/pdf[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(source) ?? [];
    expect(wordsOf(Buffer.from(pdf, 'base64'))).toContain(invoice?.number);
  });
});

describe('a credit note', () => {
  test('has a mail, however often its event arrives', async () => {
    const { customer, id } = await newBuyer();
    await put(customer, id(0));
    const page = await urlOf(requestCheckout(customer));
    await pay(page);
    await press(page, 'refund');
    await until(async () => (await about(customer, /^Credit note/)).length > 0);
    await press(page, 'refund');
    const [mail, ...others] = await about(customer, /^Credit note NC-\d{4}-\d{6} for your order/);
    expect(mail?.text).toMatch(/^We have returned \$\d+\.\d\d to you\./);
    expect(others).toEqual([]);
  });
});

describe('a payment that fails after its page', () => {
  let shop: StripeShop;
  beforeAll(async () => {
    shop = await openStripeShop(3600);
  });
  afterAll(() => shop.close());

  test('is reported once, and leaves the cart as it was', async () => {
    const who = await shop.newcomer();
    const session = await who.order(who.id(0));
    const event = shop.stripe.event('checkout.session.async_payment_failed', session);
    await shop.deliver(event);
    await shop.deliver(event);
    const sent = await about(who.customer, /did not go through/, shop.server.url);
    expect(sent.map(({ text }) => /localhost:\d+\/user\/cart$/m.test(text))).toEqual([true]);
  });

  test('is not reported when its page only closed', async () => {
    const who = await shop.newcomer();
    await shop.tellExpired(await who.order(who.id(0)));
    expect(await about(who.customer, /did not go through/, shop.server.url)).toEqual([]);
  });
});

describe('the end of a subscription', () => {
  afterEach(stopOwnServer);

  /** Returns a function that buys a plan for a new customer, and one that waits for mails at a day from now. */
  const open = async () => {
    const { url: base } = await startOwnServer({ env: { PAYMENT_CHECK_SECONDS: '1' } });
    const subscriber = async (plans: number): Promise<TestCustomer> => {
      const customer = await newCustomer({ base });
      const { id } = await planNamed(customer, /annuale$/);
      for (let n = 0; n < plans; n += 1) await pay(await urlOf(requestPlan(customer, id)));
      return customer;
    };
    const subjects = async (customer: TestCustomer) =>
      (await about(customer, /subscription/, base)).map(({ subject }) => subject).reverse();
    const atDay = async (days: number, customer: TestCustomer, count: number) => {
      await setClockAhead(base, days * DAY_SECONDS);
      await until(async () => (await subjects(customer)).length >= count);
      return subjects(customer);
    };
    return { subscriber, subjects, atDay };
  };
  const ends = expect.stringMatching(/^Your subscription ends on \w+ \d+, \d{4}$/);

  test('is announced 14 and 3 days before, and when it has come, each once', async () => {
    const { subscriber, atDay } = await open();
    const customer = await subscriber(1);
    expect(await atDay(352, customer, 1)).toEqual([ends]);
    expect(await atDay(363, customer, 2)).toEqual([ends, ends]);
    expect(await atDay(366, customer, 3)).toEqual([ends, ends, 'Your subscription has ended']);
  });

  test('is not announced to a customer who has bought another plan', async () => {
    const { subscriber, subjects, atDay } = await open();
    const [renewed, other] = [await subscriber(2), await subscriber(1)];
    // The job takes the earliest end first.
    await atDay(352, other, 1);
    expect(await subjects(renewed)).toEqual([]);
    expect(await atDay(720, renewed, 1)).toEqual([ends]);
  });
});

describe('the HTML part of a mail', () => {
  const inside = (html: string) =>
    html
      .replace(/[\s\S]*<main>/, '')
      .replace(/<\/p>/g, '\n\n')
      .replace(/<br \/>/g, '\n')
      .replace(/<[^>]+>/g, '')
      .trim();

  test('has the words of the text, with its addresses as links', () => {
    const text = 'First.\n\nSecond, here:\nhttps://shop.example/it/user/cart?x=1.\n\nShop\n';
    const html = mailHtml({ subject: 'A mail', text, language: 'en', hasLinks: true });
    expect(inside(html)).toBe(text.trim());
    expect(html).toContain('<a href="https://shop.example/it/user/cart?x=1">');
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('prefers-color-scheme:dark');
  });

  test('shows what a visitor has written as text alone', () => {
    const text = 'From: <b>Anna</b>\n\n<script>x</script> https://evil.example/\n';
    const html = mailHtml({ subject: '<i>', text, language: null, hasLinks: false });
    expect(html).not.toMatch(/<b>|<script|<i>|<a /);
    expect(html).toContain('&#60;script&#62;');
  });
});
