import { inflateSync } from 'node:zlib';

/** Returns the text of a PDF that uses pdfkit's built-in fonts. */
export function wordsOf(pdf: Buffer): string {
  const streams = pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g);
  const pages = [...streams].map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return [...pages.join('\n').matchAll(/\[(<[^\]]*)\] TJ/g)]
    .map(([, run = '']) =>
      [...run.matchAll(/<([0-9a-f]+)>/g)]
        .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
        .join(''),
    )
    .join('\n');
}
