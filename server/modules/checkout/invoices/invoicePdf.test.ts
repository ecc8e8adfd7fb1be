import { wordsOf } from '../../../../tests/support/customers/pdfWords.ts';
import { neutralShop } from '../../../catalogue/format/shopFacts.ts';
import { invoicePdf } from './invoicePdf.ts';
import type { BillingDocument } from './invoiceStore.ts';

const value = 'VALUE-1';
const company = { name: value, street: value, postcode: value, city: value, vat: value };
const paper: Omit<BillingDocument, 'kind'> = {
  number: value,
  createdAt: new Date('2026-11-05T08:00:00.000Z'),
  refersTo: value,
  customerName: value,
  customerEmail: value,
  lines: [{ title: value, amount: '9.98' }],
  amount: '9.98',
  currency: 'EUR',
  paidThrough: 'stripe',
  shop: { ...neutralShop, name: value, company },
  billing: null,
  vat: null,
  tax: null,
};
const taxed = { vat: { country: 'IT', rate: 22 }, tax: '1.80' };

test.each(['invoice', 'refund', 'dispute', 'won', 'refund_failed'] as const)(
  'each text of a document (%s) is in Italian and in English',
  async (kind) => {
    for (const more of [{}, taxed, { vat: { country: 'US', rate: null } }]) {
      const words = wordsOf(await invoicePdf({ ...paper, ...more, kind }));
      const texts = words.replaceAll('\n / ', ' / ').split('\n');
      // The day and what the shop and the customer have entered have no other language.
      const own = texts.filter((text) => /\p{L}{2}/u.test(text) && !/^(VALUE-1|5 nov)/.test(text));
      expect(own.length).toBeGreaterThan(7);
      expect(own.filter((text) => !text.includes(' / '))).toEqual([]);
    }
  },
);
