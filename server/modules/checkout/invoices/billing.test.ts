/** Who invoices are for, their tax, and the accountant's list. */
import type { WireBilling } from '../../../../contract/billing.ts';
import type { Envelope } from '../../../../contract/envelope.ts';
import { runSql } from '../../../../tests/support/catalogue/sql.ts';
import { newCustomer, type TestCustomer } from '../../../../tests/support/customers/customer.ts';
import { wordsOf } from '../../../../tests/support/customers/pdfWords.ts';
import {
  buy,
  guidesFor,
  invoicesOf,
  press,
  put,
  pay,
  requestCheckout,
  urlOf,
} from '../../../../tests/support/customers/shop.ts';
import { json } from '../../../../tests/support/server/client.ts';
import { startCommand } from '../../../../tests/support/server/command.ts';
import {
  ownDatabase,
  startOwnServer,
  stopOwnServer,
} from '../../../../tests/support/server/ownServer.ts';
import { until } from '../../../../tests/support/server/until.ts';
import { fontFor } from '../../../lib/fontFor.ts';

const users = '/api/v1/users';
const billing: WireBilling = {
  name: 'Muster GmbH',
  street: 'Gartenweg 7',
  postcode: '10115',
  city: 'Berlin',
  country: 'DE',
  tax_number: 'DE123456789',
};
const nothing: WireBilling = {
  name: '',
  street: '',
  postcode: '',
  city: '',
  country: '',
  tax_number: '',
};

const entered = async ({ api }: TestCustomer): Promise<WireBilling> =>
  (await json<Envelope<WireBilling>>(api(`${users}/billing`))).data;
const pdfOf = async ({ api }: TestCustomer, path: string): Promise<Buffer> =>
  Buffer.from(await (await api(`${users}/${path}`)).arrayBuffer());
const words = (pdf: Buffer): string => wordsOf(pdf).replaceAll('\n', '');

describe('what a customer enters for invoices', () => {
  test('is empty at first, is stored as one line each, and can be deleted again', async () => {
    const customer = await newCustomer();
    expect(await entered(customer)).toEqual({ ...billing, ...nothing });
    const typed = { ...billing, street: ' Gartenweg\n7 ' };
    expect(await json(customer.post(`${users}/billing`, typed))).toEqual({ data: billing });
    expect(await entered(customer)).toEqual(billing);
    await customer.post(`${users}/billing`, nothing);
    expect(await entered(customer)).toEqual(nothing);
  });

  test.each([{ country: 'Italy' }, { country: 'it' }, { name: 'x'.repeat(201) }])(
    'is refused with 400: %j',
    async (wrong) => {
      const customer = await newCustomer();
      const response = await customer.post(`${users}/billing`, { ...billing, ...wrong });
      expect(response.status).toBe(400);
      expect(await entered(customer)).toEqual(nothing);
    },
  );

  test('is on the invoices that are made later, and on none that exists', async () => {
    const customer = await newCustomer();
    const [first, second] = await guidesFor(customer);
    await buy(customer, first?.id ?? 0);
    const [before] = await invoicesOf(customer);
    const old = await pdfOf(customer, `invoice/${before?.id}`);
    await customer.post(`${users}/billing`, billing);
    await buy(customer, second?.id ?? 0);
    const [invoice] = await invoicesOf(customer);
    const text = words(await pdfOf(customer, `invoice/${invoice?.id}`));
    for (const part of ['Muster GmbH', 'Gartenweg 7', '10115 Berlin', 'DE123456789'])
      expect(text).toContain(part);
    await customer.post(`${users}/billing`, { ...billing, name: 'Another name' });
    expect((await pdfOf(customer, `invoice/${before?.id}`)).equals(old)).toBe(true);
    expect(words(await pdfOf(customer, `invoice/${invoice?.id}`))).toBe(text);
  });
});

test.each([
  ['Łukasz Żółć', 'wide'],
  ['Ελένη Παπαδοπούλου', 'wide'],
  ['Дмитрий Жуков', 'wide'],
  ['محمد عبد الله', 'wide'],
  ['王小明, 北京市朝阳区', 'han'],
  ['Anna Rossi', 'Helvetica'],
])('%s is written in %s without a letter missing', (name, font) => {
  expect(fontFor(name, 'body')).toMatchObject({ font, text: name });
});

test.each([
  ['Анна ꦲꦏ', 'Анна ??'],
  ['Łukasz 🦊', 'Łukasz ?'],
  ['Tōkyō 東京, Łuk', 'Tokyo 東京, Luk'],
])(
  'a letter that the font of a text lacks loses its accents, or is a question mark: %s',
  (name, text) => {
    expect(fontFor(name, 'body').text).toBe(text);
  },
);

describe('a shop that states VAT', () => {
  afterEach(stopOwnServer);

  test('has net and tax on invoice and credit note, and in the accountant’s list', async () => {
    const databaseUrl = await ownDatabase();
    const { url: base } = await startOwnServer({ env: { DATABASE_URL: databaseUrl } });
    const vat = { country: 'IT', rates: [{ country: 'IT', percent: 22 }] };
    const setVat = (value: object) =>
      runSql(
        databaseUrl,
        `UPDATE catalogue_entries SET entry = jsonb_set(entry::jsonb, '{front,vat}', $1::jsonb)::text WHERE kind = 'shop'`,
        [JSON.stringify(value)],
      );
    await setVat(vat);
    const customer = await newCustomer({ base });
    await customer.post(`${users}/billing`, { ...nothing, name: '=1+1, "x"' });
    const guide = (await guidesFor(customer)).find(({ price }) => price === '5.99');
    await put(customer, guide?.id ?? 0);
    const page = await urlOf(requestCheckout(customer));
    await pay(page);
    const [invoice] = await invoicesOf(customer);
    const path = `invoice/${invoice?.id}`;
    const pdf = await pdfOf(customer, path);
    for (const part of ['Imponibile / Net', '$4.91', 'IVA / VAT 22 % (IT)', '$1.08', '$5.99'])
      expect(words(pdf)).toContain(part);

    // The shop's settings change; what was written does not.
    await setVat({ country: 'IT', rates: [{ country: 'IT', percent: 25 }] });
    expect((await pdfOf(customer, path)).equals(pdf)).toBe(true);
    await press(page, 'refund');
    const notes = async () => (await invoicesOf(customer))[0]?.credit_notes ?? [];
    await until(async () => (await notes()).length > 0);
    const [note] = await notes();
    expect(words(await pdfOf(customer, `credit-note/${note?.id}`))).toContain('$1.08');

    // Days begin in the shop's time zone. Swedish dates have the ISO format.
    const dates = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Rome' });
    const day = dates.format(new Date(invoice?.created_at ?? ''));
    const env = { DATABASE_URL: databaseUrl };
    const { said } = await startCommand('orders', ['books', day, '2099-12-31'], env).ended;
    const [head, ...lines] = said.trim().split('\r\n');
    expect(head).toBe(
      'number,date,kind,invoice,customer,tax_number,country,net,vat_percent,vat,gross,currency',
    );
    expect(lines).toEqual([
      `${invoice?.number},${day},invoice,,"'=1+1, ""x""",,IT,4.91,22.00,1.08,5.99,USD`,
      `${note?.number},${day},refund,${invoice?.number},"'=1+1, ""x""",,IT,-4.91,22.00,-1.08,-5.99,USD`,
    ]);
  });
});
