import { Type, type Static } from 'typebox';

/**
 * Who a customer's invoices are for. Not in the provider's API: `GET users/billing` returns it, empty at first, and `POST
 * users/billing` replaces it. All of it is optional; invoices copy it when they are made and never change.
 */
const line = Type.String({ maxLength: 200 });

export const WireBilling = Type.Object({
  /** Of a person or a company; empty: the account's name. */
  name: line,
  street: line,
  postcode: Type.String({ maxLength: 20 }),
  city: line,
  /** ISO 3166-1, two letters; or empty. */
  country: Type.String({ pattern: '^([A-Z]{2})?$' }),
  /** VAT number or tax code, as the customer writes it. */
  tax_number: Type.String({ maxLength: 40 }),
});
export type WireBilling = Static<typeof WireBilling>;

export const emptyBilling: WireBilling = {
  name: '',
  street: '',
  postcode: '',
  city: '',
  country: '',
  tax_number: '',
};
