import { json } from '../../../../tests/support/server/client.ts';
import { wordsOf } from '../../../../tests/support/customers/pdfWords.ts';
import { newCustomer } from '../../../../tests/support/customers/customer.ts';
import {
  requestPlan,
  buy,
  guidesFor,
  invoicesOf,
  pay,
  planNamed,
  urlOf,
} from '../../../../tests/support/customers/shop.ts';

const invoice = '/api/v1/users/invoice';

describe('invoices', () => {
  test('are none for a new customer', async () => {
    const customer = await newCustomer();
    expect(await json(customer.api(invoice))).toEqual({ data: [] });
  });

  // Shows.
  test('are listed newest first, each as a PDF with the buyer, the goods, the date and the price', async () => {
    const customer = await newCustomer();
    const [first, second] = await guidesFor(customer);
    await buy(customer, first?.id ?? 0, second?.id ?? 0);
    const plan = await planNamed(customer, /annuale$/);
    await pay(await urlOf(requestPlan(customer, plan.id)));
    const [newest, older] = await invoicesOf(customer);
    expect(newest?.positions).toEqual([plan.title]);

    const response = await customer.api(`${invoice}/${older?.id}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toMatch(
      `attachment; filename="Cicerone ${older?.number}.pdf"`,
    );
    const pdf = Buffer.from(await response.arrayBuffer());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.subarray(-6).toString().trim()).toMatch(/%%EOF$/);
    // pdfkit breaks long words at the end of a line.
    const words = wordsOf(pdf).replaceAll('\n', '');
    for (const part of [
      older?.number,
      customer.name,
      customer.email,
      `$${first?.price}`,
      'Totale pagato / Total paid',
      'P. IVA / VAT IT 00000000000',
    ]) {
      expect(words).toContain(part);
    }
    const again = await customer.api(`${invoice}/${older?.id}`);
    expect(Buffer.from(await again.arrayBuffer()).equals(pdf)).toBe(true);
  });

  test('respond with 404 for those of other customers and for missing ones, and with 400 for an invalid id', async () => {
    const customer = await newCustomer();
    const [guide] = await guidesFor(customer);
    await buy(customer, guide?.id ?? 0);
    const [mine] = await invoicesOf(customer);
    const other = await newCustomer();
    for (const [id, status] of [
      [mine?.id, 404],
      [99_999_999, 404],
      ['abc', 400],
      ['1.5', 400],
      ['1'.repeat(22), 400],
    ] as const) {
      const response = await other.api(`${invoice}/${id}`);
      expect([id, response.status]).toEqual([id, status]);
      expect(await json(response)).toMatchObject({ message: expect.any(String) });
    }
  });
});
