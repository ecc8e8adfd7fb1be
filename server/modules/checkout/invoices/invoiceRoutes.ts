import type { App } from '../../../http/app.ts';
import { attachment } from '../../../http/attachment.ts';
import { notFound } from '../../../http/errors.ts';
import { WireBilling } from '../../../../contract/billing.ts';
import { envelope, IdParams, listOf, refusals } from '../../../../contract/envelope.ts';
import { InvoiceFile, WireInvoice } from '../../../../contract/invoices.ts';
import { invoicePdf } from './invoicePdf.ts';
import { customerFor, requireCustomer } from '../../../plugins/session/session.ts';
import type { InvoiceStore } from './invoiceStore.ts';

const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

/** Registers a customer's own invoices and credit notes below /api/v1/users. */
export function invoices(app: App, store: InvoiceStore): void {
  const onRequest = requireCustomer;

  const kept = { 200: envelope(WireBilling), ...refusals(401, 403, 429, 503) };
  app.get(
    '/billing',
    {
      onRequest,
      schema: { tags: ['profile'], summary: 'Who the invoices are for', response: kept },
    },
    async (request) => ({ data: await store.billingOf((await customerFor(request)).id) }),
  );

  app.post(
    '/billing',
    {
      onRequest,
      schema: {
        tags: ['profile'],
        summary: 'Replace who the invoices to come are for',
        body: WireBilling,
        response: { ...kept, ...refusals(400, 413, 415, 422) },
      },
    },
    async (request) => {
      const { id } = await customerFor(request);
      // One line each: line breaks would move the lines of an invoice.
      const entered = Object.entries(request.body).map(([name, text]) => [name, oneLine(text)]);
      // The same names with other texts.
      const billing = Object.fromEntries(entered) as WireBilling;
      await store.setBilling(id, billing);
      return { data: billing };
    },
  );

  app.get(
    '/invoice',
    {
      onRequest,
      schema: {
        tags: ['profile'],
        summary: 'Invoices, newest first',
        response: { 200: listOf(WireInvoice), ...refusals(401, 403, 429, 503) },
      },
    },
    async (request) => ({ data: await store.invoicesOf((await customerFor(request)).id) }),
  );

  app.get(
    '/invoice/:id',
    {
      onRequest,
      schema: {
        tags: ['profile'],
        summary: 'One invoice as a PDF',
        params: IdParams,
        response: { 200: InvoiceFile, ...refusals(400, 401, 403, 404, 429, 503) },
      },
    },
    async (request, reply) => {
      const { id } = await customerFor(request);
      const invoice = await store.invoice(id, request.params.id);
      if (!invoice) throw notFound('This invoice');
      return reply
        .type('application/pdf')
        .header('Content-Disposition', attachment(`${invoice.shop.name} ${invoice.number}.pdf`))
        .send(await invoicePdf(invoice));
    },
  );

  app.get(
    '/credit-note/:id',
    {
      onRequest,
      schema: {
        tags: ['profile'],
        summary: 'One credit note as a PDF: of a refund or a dispute',
        params: IdParams,
        response: { 200: InvoiceFile, ...refusals(400, 401, 403, 404, 429, 503) },
      },
    },
    async (request, reply) => {
      const { id } = await customerFor(request);
      const note = await store.creditNote(id, request.params.id);
      if (!note) throw notFound('This credit note');
      return reply
        .type('application/pdf')
        .header('Content-Disposition', attachment(`${note.shop.name} ${note.number}.pdf`))
        .send(await invoicePdf(note));
    },
  );
}
