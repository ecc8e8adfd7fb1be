/** What the shop's papers share: a document of A4 pages, its colours, and the letters that its fonts have. */
import { serifFont } from './serifFont.ts';

export const INK = '#1F1B16';
export const MUTED = '#665E54';
export const LINE = '#E6DED1';
/** In points, 72 to the inch. */
export const A4 = { width: 595.28, height: 841.89 };
/** The name of the headings' font. */
export const SERIF = 'serif';

/**
 * Characters of PDF's built-in fonts (Windows-1252). Letters of other scripts are removed, because pdfkit would fail on
 * them.
 */
const PRINTABLE = /[^\u0020-\u007e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu;
/** Letters that Unicode normalization does not decompose. */
const STROKES: Record<string, string> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', ı: 'i', Ħ: 'H', ħ: 'h' };
export const printable = (text: string): string =>
  text.replace(PRINTABLE, (letter) => {
    const plain = STROKES[letter] ?? letter.normalize('NFKD').replace(/\p{M}/gu, '');
    return plain.replace(PRINTABLE, '?');
  });

interface Paper {
  /** In points. */
  margin: number;
  /** BCP 47 tag of its texts. */
  lang: string;
  title: string;
  author: string;
  date: Date;
}

/** Returns an empty document, and a function that ends it and resolves with its bytes: the same for the same paper. */
export async function pdfWriter({ margin, lang, title, author, date }: Paper) {
  // Loaded for the first paper, because it takes 0.2 s.
  const { default: PdfDocument } = await import('pdfkit');
  const pdf = new PdfDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    lang,
    info: { Title: title, Author: author, CreationDate: date, ModDate: date },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject));
  pdf.registerFont(SERIF, serifFont());
  const ended = async (): Promise<Buffer> => {
    pdf.end();
    await done;
    return Buffer.concat(chunks);
  };
  return { pdf, ended };
}
