import { callsOf, type App } from '../../../http/app.ts';
import { attachment } from '../../../http/attachment.ts';
import { notFound } from '../../../http/errors.ts';
import { WireBilling } from '../../../../contract/billing.ts';
import { envelope, IdParams, listOf, refusals } from '../../../../contract/envelope.ts';
import { InvoiceFile, WireInvoice } from '../../../../contract/invoices.ts';
import { invoicePdf } from './invoicePdf.ts';
import { customerFor } from '../../../plugins/session/session.ts';
import type { InvoiceStore } from './invoiceStore.ts';

const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

const call = callsOf('profile');

/** Registers a customer's own invoices and credit notes below /api/v1/users. */
export function invoices(app: App, store: InvoiceStore): void {
  const kept = { 200: envelope(WireBilling) };
  app.get('/billing', call('Who the invoices are for', { response: kept }), async (request) => ({
    data: await store.billingOf((await customerFor(request)).id),
  }));

  app.post(
    '/billing',
    call('Replace who the invoices to come are for', {
      body: WireBilling,
      response: { ...kept, ...refusals(422) },
    }),
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
    call('Invoices, newest first', { response: { 200: listOf(WireInvoice) } }),
    async (request) => ({ data: await store.invoicesOf((await customerFor(request)).id) }),
  );

  const pdfs = [
    {
      url: '/invoice/:id',
      what: 'This invoice',
      summary: 'One invoice as a PDF',
      read: store.invoice,
    },
    {
      url: '/credit-note/:id',
      what: 'This credit note',
      summary: 'One credit note as a PDF: of a refund or a dispute',
      read: store.creditNote,
    },
  ] as const;
  for (const { url, what, summary, read } of pdfs) {
    app.get(
      url,
      call(summary, { params: IdParams, response: { 200: InvoiceFile, ...refusals(404) } }),
      async (request, reply) => {
        const { id } = await customerFor(request);
        const printed = await read(id, request.params.id);
        if (!printed) throw notFound(what);
        return reply
          .type('application/pdf')
          .header('Content-Disposition', attachment(`${printed.shop.name} ${printed.number}.pdf`))
          .send(await invoicePdf(printed));
      },
    );
  }
}
