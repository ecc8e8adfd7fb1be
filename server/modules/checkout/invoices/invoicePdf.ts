/** Draws an invoice or a credit note on A4, in Italian with English below, in the style of the app. */
import { writtenAmount } from '../../../lib/money.ts';
import { fontFor, SERIF, type Style } from '../../../lib/fontFor.ts';
import { A4, INK, LINE, MUTED, pdfWriter } from '../../../lib/pdf.ts';
import { difference, type Vat } from './vat.ts';
import type { BillingDocument } from './invoiceStore.ts';

const ACCENT = '#A63F24';

const LEFT = 56;
const RIGHT = A4.width - LEFT;
const WIDTH = RIGHT - LEFT;
const BOTTOM = A4.height - 120;
const AMOUNT_WIDTH = 100;

const BODY = 'Helvetica';

const PAID_THROUGH: Record<string, string> = {
  stripe: 'Carta di pagamento / Card, Stripe',
  test: 'Pagamento di prova / Test payment',
};

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

interface Written {
  style?: Style;
  size: number;
  x?: number;
  y: number;
  width?: number;
  align?: 'right';
  lineBreak?: boolean;
}

const right = { x: RIGHT - AMOUNT_WIDTH, width: AMOUNT_WIDTH, align: 'right' } as const;

/** Returns the lines about the customer: what was entered for invoices, and the account's name and address. */
function customerOf({ billing, customerName, customerEmail }: BillingDocument): string[] {
  if (!billing) return [customerName, customerEmail];
  const { name, street, postcode, city, country, tax_number } = billing;
  return [
    name === '' ? customerName : name,
    street,
    `${postcode} ${city}`.trim(),
    country,
    tax_number,
    customerEmail,
  ].filter((line) => line !== '');
}

const taxLines = (
  vat: Vat | null,
  sums: { net: string; tax: string } | null,
): [string, string][] =>
  sums === null
    ? []
    : [
        ['Imponibile / Net', sums.net],
        [`IVA / VAT ${vat?.rate} % (${vat?.country})`, sums.tax],
      ];

const taxNote = (vat: Vat | null): string => {
  if (vat === null) return 'IVA inclusa ove dovuta / VAT included where due.';
  return vat.rate === null ? 'Fuori campo IVA / Outside the scope of VAT.' : '';
};

/** Returns the PDF; the same bytes for the same document. */
export async function invoicePdf(paper: BillingDocument): Promise<Buffer> {
  const { number, createdAt, lines, amount, currency, shop, vat, tax } = paper;
  const { company } = shop;
  const name = company?.name ?? shop.name;
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

  /** Writes lines in the fonts that their letters need, the first one at `y`. */
  const write = (
    texts: readonly string[],
    { style = 'body', size, x = LEFT, y, ...more }: Written,
  ): void => {
    let top = y;
    for (const each of texts) {
      const { font, text, options } = fontFor(each, style);
      pdf
        .font(font)
        .fontSize(size)
        .text(text, x, top, { lineGap: 2, ...more, ...options });
      top = pdf.y;
    }
  };
  const money = (sum: string): string => writtenAmount(sum, currency);

  // The header: the brand and the sender.
  pdf.fillColor(INK);
  write([shop.name], { style: 'serif', size: 26, y: 56 });
  pdf.fillColor(MUTED);
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
  write(sender, { size: 8.5, y: 60, width: WIDTH, align: 'right' });
  rule(134);

  pdf.font(SERIF).fontSize(18).fillColor(INK).text(title[0], LEFT, 158, { continued: true });
  pdf.fillColor(MUTED).text(` / ${title[1]}`);
  small('Numero / Number', LEFT, 200);
  small('Data / Date', LEFT + 150, 200);
  small('Cliente / Customer', LEFT + 300, 200);
  pdf.fillColor(INK);
  write([number], { style: 'bold', size: 10.5, y: 214 });
  write([day.format(createdAt)], { size: 10.5, x: LEFT + 150, y: 214 });
  write(customerOf(paper), { size: 10.5, x: LEFT + 300, y: 214, width: WIDTH - 300 });

  const below = Math.max(pdf.y, 250);
  if (paper.refersTo !== null) {
    small('Riferimento / Refers to', LEFT, 238);
    pdf.font(BODY).fontSize(10.5).fillColor(INK);
    pdf.text(`Fattura / Invoice ${paper.refersTo}`, LEFT, 252, { width: 280 });
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
    const { font, text, options } = fontFor(line.title, 'body');
    const shape = { width: WIDTH - AMOUNT_WIDTH - 24, ...options };
    const height = pdf.font(font).fontSize(10.5).heightOfString(text, shape);
    if (y + height > BOTTOM) {
      pdf.addPage();
      y = LEFT;
      heading();
    }
    pdf.font(font).fontSize(10.5).fillColor(INK).text(text, LEFT, y, shape);
    if (line.amount !== null) write([money(line.amount)], { size: 10.5, y, ...right });
    y += height + 8;
    rule(y);
    y += 10;
  }

  pdf.fillColor(INK);
  for (const [label, sum] of taxLines(
    vat,
    tax === null ? null : { tax, net: difference(amount, tax, currency) },
  )) {
    write([label], { size: 9.5, y });
    write([money(sum)], { size: 9.5, y, ...right });
    y += 16;
  }
  write([total], { style: 'bold', size: 10.5, y: y + 8 });
  pdf.fillColor(ACCENT);
  write([money(amount)], {
    style: 'serif',
    size: 17,
    x: RIGHT - 200,
    y: y + 2,
    width: 200,
    align: 'right',
  });
  pdf.fillColor(MUTED);
  const through = PAID_THROUGH[paper.paidThrough] ?? paper.paidThrough;
  write([`${through}. ${taxNote(vat)}`], { size: 8.5, y: y + 32 });

  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    // Without this margin pdfkit would begin another page for the text below it.
    pdf.page.margins.bottom = 0;
    rule(A4.height - 64);
    const foot = [name, shop.invoice_email ?? shop.email ?? []].flat().join(' · ');
    pdf.fillColor(MUTED);
    write([foot], { size: 8, y: A4.height - 52, lineBreak: false });
    pdf.font(BODY).fontSize(8);
    pdf.text(`${number} · ${page - start + 1}/${count}`, LEFT, A4.height - 52, {
      width: WIDTH,
      align: 'right',
    });
  }
  return ended();
}
