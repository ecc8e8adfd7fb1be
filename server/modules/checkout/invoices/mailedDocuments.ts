import type { Database } from '../../../db/open.ts';
import type { SenderParts } from '../../../mail/sender.ts';
import { invoicePdf } from './invoicePdf.ts';
import { makeInvoiceStore } from './invoiceStore.ts';

/** Returns a function that makes the PDF of an invoice or a credit note when its mail is sent. */
export function makeMailedDocuments(db: Database): SenderParts['documentOf'] {
  const store = makeInvoiceStore(db);
  return async ({ kind, id, userId }) => {
    const paper = await (kind === 'invoice'
      ? store.invoice(userId, id)
      : store.creditNote(userId, id));
    return paper && { filename: `${paper.number}.pdf`, content: await invoicePdf(paper) };
  };
}
