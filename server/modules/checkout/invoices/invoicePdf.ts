/** Draws an invoice or a credit note on A4, in Italian with English below, in the style of the app. */
import { writtenAmount } from '../../../lib/money.ts';
import { A4, INK, LINE, MUTED, pdfWriter, printable, SERIF } from '../../../lib/pdf.ts';
import type { BillingDocument } from './invoiceStore.ts';

const ACCENT = '#A63F24';

const LEFT = 56;
const RIGHT = A4.width - LEFT;
const WIDTH = RIGHT - LEFT;
const BOTTOM = A4.height - 120;
const AMOUNT_WIDTH = 100;

const BODY = 'Helvetica';
const BOLD = 'Helvetica-Bold';

const PAID_THROUGH: Record<string, string> = {
  stripe: 'Carta di pagamento / Card, Stripe',
  test: 'Pagamento di prova / Test payment',
};

/** With the currency's code where its symbol is none of the fonts' characters. */
function money(amount: string, currency: string): string {
  const text = writtenAmount(amount, currency);
  return printable(text) === text ? text : `${currency} ${amount}`;
}

const WORDS: Record<BillingDocument['kind'], { title: [string, string]; total: string }> = {
  invoice: { title: ['Fattura', 'Invoice'], total: 'Totale pagato / Total paid' },
  refund: {
    title: ['Nota di credito', 'Credit note'],
    total: 'Totale rimborsato / Total refunded',
  },
  dispute: {
    title: ['Nota di credito', 'Credit note'],
    total: 'Importo contestato / Disputed amount',
  },
  won: {
    title: ['Storno di nota di credito', 'Reversal of a credit note'],
    total: 'Contestazione respinta / Dispute rejected',
  },
  refund_failed: {
    title: ['Storno di nota di credito', 'Reversal of a credit note'],
    total: 'Rimborso non riuscito / Refund failed',
  },
};

/** Returns the PDF; the same bytes for the same document. */
export async function invoicePdf(paper: BillingDocument): Promise<Buffer> {
  const { number, createdAt, customerName, customerEmail, lines, amount, currency, shop } = paper;
  const { company } = shop;
  const name = printable(company?.name ?? shop.name);
  const day = new Intl.DateTimeFormat('it-IT', { timeZone: shop.time_zone, dateStyle: 'long' });
  const { title, total } = WORDS[paper.kind];
  const { pdf, ended } = await pdfWriter({
    margin: LEFT,
    lang: 'it-IT',
    title: `${shop.name} – ${title[0]} ${number}`,
    author: name,
    date: createdAt,
  });

  const rule = (y: number): void => {
    pdf.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.75).strokeColor(LINE).stroke();
  };
  const small = (text: string, x: number, y: number, options = {}): void => {
    pdf.font(BODY).fontSize(8).fillColor(MUTED);
    pdf.text(text.toUpperCase(), x, y, { characterSpacing: 0.6, lineBreak: false, ...options });
  };

  // The header: the brand and the sender.
  pdf.font(SERIF).fontSize(26).fillColor(INK).text(printable(shop.name), LEFT, 56);
  pdf.font(BODY).fontSize(8.5).fillColor(MUTED);
  const sender = [
    name,
    ...(company
      ? [
          company.street,
          `${company.postcode} ${company.city}`,
          `P. IVA / VAT ${company.vat}`,
          ...(company.register === undefined ? [] : [`REA ${company.register}`]),
        ]
      : []),
  ];
  pdf.text(sender.map(printable).join('\n'), LEFT, 60, {
    width: WIDTH,
    align: 'right',
    lineGap: 2,
  });
  rule(134);

  pdf.font(SERIF).fontSize(18).fillColor(INK).text(title[0], LEFT, 158, { continued: true });
  pdf.fillColor(MUTED).text(` / ${title[1]}`);
  small('Numero / Number', LEFT, 200);
  small('Data / Date', LEFT + 150, 200);
  small('Cliente / Customer', LEFT + 300, 200);
  pdf.font(BOLD).fontSize(10.5).fillColor(INK);
  pdf.text(number, LEFT, 214);
  pdf.font(BODY).text(day.format(createdAt), LEFT + 150, 214);
  pdf.text(`${printable(customerName)}\n${printable(customerEmail)}`, LEFT + 300, 214, {
    width: WIDTH - 300,
    lineGap: 2,
  });

  const below = Math.max(pdf.y, 250);
  if (paper.refersTo !== null) {
    small('Riferimento / Refers to', LEFT, 238);
    pdf.font(BODY).fontSize(10.5).fillColor(INK);
    pdf.text(`Fattura ${paper.refersTo}`, LEFT, 252, { width: 280 });
  }

  // The lines, on as many pages as they need.
  let y = Math.max(pdf.y, below) + 24;
  const heading = (): void => {
    small('Descrizione / Description', LEFT, y);
    small('Importo / Amount', RIGHT - AMOUNT_WIDTH, y, { width: AMOUNT_WIDTH, align: 'right' });
    y += 16;
    rule(y);
    y += 10;
  };
  heading();
  for (const line of lines) {
    const text = printable(line.title);
    pdf.font(BODY).fontSize(10.5);
    const height = pdf.heightOfString(text, { width: WIDTH - AMOUNT_WIDTH - 24 });
    if (y + height > BOTTOM) {
      pdf.addPage();
      y = LEFT;
      heading();
    }
    pdf.font(BODY).fontSize(10.5);
    pdf.fillColor(INK).text(text, LEFT, y, { width: WIDTH - AMOUNT_WIDTH - 24 });
    pdf.text(line.amount === null ? '' : money(line.amount, currency), RIGHT - AMOUNT_WIDTH, y, {
      width: AMOUNT_WIDTH,
      align: 'right',
    });
    y += height + 8;
    rule(y);
    y += 10;
  }

  pdf.font(BOLD).fontSize(10.5).fillColor(INK);
  pdf.text(total, LEFT, y + 8);
  pdf.font(SERIF).fontSize(17).fillColor(ACCENT);
  pdf.text(money(amount, currency), RIGHT - 200, y + 2, { width: 200, align: 'right' });
  pdf.font(BODY).fontSize(8.5).fillColor(MUTED);
  const through = PAID_THROUGH[paper.paidThrough] ?? paper.paidThrough;
  pdf.text(`${through}. IVA inclusa ove dovuta / VAT included where due.`, LEFT, y + 32);

  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    // Without this margin pdfkit would begin another page for the text below it.
    pdf.page.margins.bottom = 0;
    rule(A4.height - 64);
    pdf.font(BODY).fontSize(8).fillColor(MUTED);
    pdf.text(
      [name, shop.invoice_email ?? shop.email ?? []].flat().join(' · '),
      LEFT,
      A4.height - 52,
      {
        lineBreak: false,
      },
    );
    pdf.text(`${number} · ${page - start + 1}/${count}`, LEFT, A4.height - 52, {
      width: WIDTH,
      align: 'right',
    });
  }
  return ended();
}
