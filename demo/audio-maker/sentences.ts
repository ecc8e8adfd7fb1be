import { italianNumber } from './numbers.ts';
import { ENGLISH_SOUNDS, ORDINALS, RESPELT } from './respelt.ts';
import type { Language } from './voices.ts';

export interface Sentence {
  /** As espeak-ng reads it rightly: respelt, without quotation marks. */
  text: string;
  /** As the script has it. */
  written: string;
  /** Whether a paragraph ends here. */
  closes: boolean;
}

/** Not the stop of an abbreviation: 'nel 13 a.C. tornò', 'a St. Louis'. */
const SENTENCE_END = /(?<=[.!?…][»”"’)]?)(?<!\b(?:St|[ad]\.C)\.)\s+/;

/** 'Guglielmo II', 'il XV secolo'; one letter may be the article 'I' or the name of a thing, 'raggi X'. */
const NUMERAL = /(?<!\p{L})(?:[IVX]{2,}|(?<=\p{Lu}\p{Ll}+ )[IVX]|[IVX](?= secolo))(?!\p{L})/gu;

/** Splits a script into paragraphs (blank lines) and sentences, each ready to be read. */
export function sentences(script: string, language: Language): Sentence[] {
  return script
    .split(/\n+/)
    .map((paragraph) =>
      paragraph
        .split(SENTENCE_END)
        .filter(hasWords)
        .map((written) => ({ written, text: speakable(written, language) })),
    )
    .filter((paragraph) => paragraph.length > 0)
    .flatMap((paragraph) =>
      paragraph.map((sentence, index) => ({
        ...sentence,
        closes: index === paragraph.length - 1,
      })),
    );
}

function hasWords(text: string): boolean {
  return /\p{L}/u.test(text);
}

function speakable(sentence: string, language: Language): string {
  const plain = sentence
    .replace(/[’‘ʼ`]/g, "'")
    .replace(/[«»“”„"()[\]{}\\]/g, ' ')
    .replace(/\s*[—–]\s*/g, ', ')
    .replace(/\.{2,}/g, '…');
  const read = language === 'it' ? italian(plain) : english(plain);
  return read
    .replace(/,\s*([,.;:!?…])/g, '$1')
    .replace(/\s+([,.;:!?…])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<![.!?…:;,])$/, '.');
}

function italian(plain: string): string {
  return (
    plain
      .replace(NUMERAL, (number) => ORDINALS[number] ?? number)
      .replace(/\ba\.C\./g, 'avanti Cristo')
      .replace(/\bd\.C\./g, 'dopo Cristo')
      .replace(/\bSt\./g, 'Saint')
      .replace(/(\d),(\d)/g, '$1 virgola $2')
      .replace(/\d{1,3}(?:\.\d{3})+|\d+/g, (digits) =>
        italianNumber(Number(digits.replaceAll('.', ''))),
      )
      // In one word espeak-ng hears the s of 'rosa', and a stress too early.
      .replace(/(venti|nta)(sei|sette)/g, '$1 $2')
      .replace(/ntun\b/g, 'ntùn')
      .replace(/(ti|nta)tre\b/g, '$1tré')
      .replace(/(\p{L})-(\p{L})/gu, '$1 $2')
      .replace(/\p{L}+/gu, (word) => RESPELT[word.toLowerCase()] ?? word)
      .replace(/(\p{L}+)'\[\[/gu, '[[$1')
  );
}

/** Years are read by the hundred: 'fifteen oh eight'. */
function english(plain: string): string {
  return plain
    .replace(/\b(1[1-9])(\d\d)\b/g, (_, hundreds: string, rest: string) => {
      if (rest === '00') return `${hundreds} hundred`;
      return `${hundreds} ${rest.replace(/^0/, 'oh ')}`;
    })
    .replace(/(\p{L}+)('s)?/gu, (said, word: string, possessive?: string) => {
      const sounds = ENGLISH_SOUNDS[word.toLowerCase()];
      return sounds === undefined ? said : `[[${sounds}${possessive ? 'z' : ''}]]`;
    });
}
