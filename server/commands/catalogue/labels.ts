/** Labels for the wall: a sheet of the numbers of a guide's stops, each with a QR code that opens the stop. */
import { encode } from 'uqr';
import { defaultCatalogueLanguage } from '../../../contract/languages.ts';
import type { Config } from '../../config.ts';
import { guideLanguage } from '../../db/guideLanguage.ts';
import { shopFacts } from '../../db/shopFacts.ts';
import type { Database } from '../../db/open.ts';
import { fontFor, SERIF, type Style } from '../../lib/fontFor.ts';
import { A4, INK, LINE, MUTED, pdfWriter } from '../../lib/pdf.ts';
import { Refused } from '../../lib/refused.ts';

const COLUMNS = 2;
const ROWS = 4;
const MARGIN = 42;
const WIDTH = (A4.width - 2 * MARGIN) / COLUMNS;
const HEIGHT = (A4.height - 2 * MARGIN) / ROWS;
const PADDING = 14;
/** Side of a code, with the quiet zone that readers need: 45 mm are read from 45 cm. */
const CODE = 128;
const QUIET_MODULES = 4;
/** Largest size of a number's digits. */
const DIGITS = 60;

interface Stop {
  number: number;
  title: string;
}

/**
 * Returns the sheet as a PDF: eight labels a page, in the order of the guide.
 * @throws Refused without such a guide, and when no stop of it has a number
 */
export async function labelSheet(db: Database, config: Config, slug: string): Promise<Buffer> {
  if (!config.publicUrl) {
    throw new Refused('The codes need the address of the shop: set PUBLIC_URL, as for its server.');
  }
  const rows = await db.sql
    .selectFrom('guides')
    .innerJoin('tracks', 'tracks.guide_id', 'guides.id')
    .select(['guides.title as guide', guideLanguage.as('language')])
    .select(['tracks.title', 'tracks.number'])
    .where('guides.slug', '=', slug)
    .orderBy('tracks.position')
    .execute();
  const [first] = rows;
  if (!first) throw new Refused(`The shop has no guide ${slug}: import it first.`);
  const stops = rows.flatMap(({ number, title }) => (number === null ? [] : [{ number, title }]));
  if (stops.length === 0) {
    throw new Refused(`No track of ${slug} has a number: write 'number: 12' and import it.`);
  }
  const { guide, language } = first;
  const { name } = await shopFacts(db.sql);
  const { pdf, ended } = await pdfWriter({
    margin: MARGIN,
    lang: language ?? defaultCatalogueLanguage,
    date: new Date(0),
    title: guide,
    author: name,
  });
  stops.forEach((stop, index) => {
    const cell = index % (COLUMNS * ROWS);
    if (index > 0 && cell === 0) pdf.addPage();
    const left = MARGIN + (cell % COLUMNS) * WIDTH;
    const top = MARGIN + Math.floor(cell / COLUMNS) * HEIGHT;
    drawLabel(pdf, { left, top }, { stop, guide, address: `${config.publicUrl}/t/${stop.number}` });
  });
  return ended();
}

type Pdf = Awaited<ReturnType<typeof pdfWriter>>['pdf'];

function drawLabel(
  pdf: Pdf,
  { left, top }: { left: number; top: number },
  { stop, guide, address }: { stop: Stop; guide: string; address: string },
): void {
  pdf
    .rect(left, top, WIDTH, HEIGHT)
    .lineWidth(0.5)
    .dash(3, { space: 3 })
    .strokeColor(LINE)
    .stroke();
  pdf.undash();
  drawCode(pdf, { left: left + WIDTH - CODE - PADDING / 2, top: top + PADDING / 2 }, address);
  const words = WIDTH - CODE - 2 * PADDING;
  const digits = String(stop.number);
  pdf.font(SERIF).fontSize(DIGITS).fillColor(INK);
  pdf.fontSize(Math.min(DIGITS, (DIGITS * words) / pdf.widthOfString(digits)));
  pdf.text(digits, left + PADDING, top + PADDING, { lineBreak: false });
  const whole = { width: WIDTH - 2 * PADDING, ellipsis: true };
  const write = (
    words: string,
    style: Style,
    { down, height }: { down: number; height: number },
  ) => {
    const { font, text, options } = fontFor(words, style);
    const y = top + CODE + PADDING + down;
    pdf.font(font).text(text, left + PADDING, y, { ...whole, height, ...options });
  };
  pdf.fontSize(10.5);
  write(stop.title, 'bold', { down: 0, height: 13 });
  pdf.fontSize(8.5).fillColor(MUTED);
  write(guide, 'body', { down: 17, height: 11 });
  write(address, 'body', { down: 30, height: 11 });
}

/** Draws black squares, whose edges stay sharp at any size. */
function drawCode(pdf: Pdf, { left, top }: { left: number; top: number }, text: string): void {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_MODULES });
  const side = CODE / size;
  data.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) pdf.rect(left + x * side, top + y * side, side, side);
    });
  });
  pdf.fillColor('#000000').fill();
}
