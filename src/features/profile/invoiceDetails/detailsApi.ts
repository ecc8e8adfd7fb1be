import type { WireBilling } from '../../../../contract/billing.ts';
import { enveloped, record, text } from '../../../domain/decode/wire.ts';
import { api } from '../../../shared/api/api.ts';
import { decodes } from '../../../shared/api/decodes.ts';

function toDetails(value: unknown) {
  const wire = record<WireBilling>(value, 'billing');
  return {
    name: text(wire, 'name'),
    street: text(wire, 'street'),
    postcode: text(wire, 'postcode'),
    city: text(wire, 'city'),
    /** ISO 3166-1, two letters. */
    country: text(wire, 'country'),
    taxNumber: text(wire, 'tax_number'),
  };
}

/** All fields are texts, '' where nothing was entered. */
export type InvoiceDetails = ReturnType<typeof toDetails>;

/** Who the customer's invoices are for; the provider's API has no such calls. */
export const detailsApi = api.enhanceEndpoints({ addTagTypes: ['Billing'] }).injectEndpoints({
  endpoints: (build) => ({
    invoiceDetails: build.query<InvoiceDetails, void>({
      query: () => 'users/billing',
      responseSchema: decodes(enveloped(toDetails)),
      providesTags: ['Billing'],
    }),
    saveInvoiceDetails: build.mutation<InvoiceDetails, InvoiceDetails>({
      query: ({ taxNumber, ...others }) => ({
        url: 'users/billing',
        method: 'POST',
        body: { ...others, tax_number: taxNumber } satisfies WireBilling,
      }),
      responseSchema: decodes(enveloped(toDetails)),
      invalidatesTags: ['Billing'],
    }),
  }),
});

export const { useInvoiceDetailsQuery, useSaveInvoiceDetailsMutation } = detailsApi;
