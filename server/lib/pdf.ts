/** What the shop's papers share: a document of A4 pages, its colours, and fonts for the letters of every text. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { SERIF } from './fontFor.ts';
import { serifFont } from './serifFont.ts';

export const INK = '#1F1B16';
export const MUTED = '#665E54';
export const LINE = '#E6DED1';
/** In points, 72 to the inch. */
export const A4 = { width: 595.28, height: 841.89 };

const beside = (file: string, other: string): string => path.join(path.dirname(file), other);

/** Embedded only where a text needs them. */
const fontFiles: Record<string, () => string> = {
  wide: () =>
    beside(
      createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json'),
      'ttf/DejaVuSans.ttf',
    ),
  wideBold: () =>
    beside(
      createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json'),
      'ttf/DejaVuSans-Bold.ttf',
    ),
  han: () =>
    beside(
      createRequire(import.meta.url).resolve('@embedpdf/fonts-sc'),
      '../fonts/NotoSansHans-Regular.otf',
    ),
};

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
  for (const [name, file] of Object.entries(fontFiles)) pdf.registerFont(name, file());
  const ended = async (): Promise<Buffer> => {
    pdf.end();
    await done;
    return Buffer.concat(chunks);
  };
  return { pdf, ended };
}
