import { RESPELT } from './respelt.ts';

/** What Festival can read: sentences in ISO 8859-1 without quotation marks, dashes or foreign letters. */
export interface Sentence {
  text: string;
  /** As the script has it. */
  written: string;
  /** 0 for the first of its paragraph, 1 for the last; 0 when it is the only one. */
  progress: number;
  /** Whether a paragraph ends here. */
  closes: boolean;
}

/** Not the stop of an abbreviation: 'nel 13 a.C. tornò', 'a St. Louis'. */
const SENTENCE_END = /(?<=[.!?…][»”"’)]?)(?<!\b(?:St|[ad]\.C)\.)\s+/;

/** After a name: 'Guglielmo II'. */
const ORDINALS: Readonly<Record<string, string>> = {
  II: 'secondo',
  III: 'terzo',
  IV: 'quarto',
  V: 'quinto',
  VI: 'sesto',
  VII: 'settimo',
  VIII: 'ottavo',
  IX: 'nono',
  X: 'decimo',
  XIII: 'tredicesimo',
  XIV: 'quattordicesimo',
  XVI: 'sedicesimo',
};

/** Splits a script into paragraphs (blank lines) and sentences, each ready to be read. */
export function sentences(script: string): Sentence[] {
  return script
    .split(/\n+/)
    .map((paragraph) =>
      paragraph
        .split(SENTENCE_END)
        .filter(hasWords)
        .map((written) => ({ written, text: speakable(written) })),
    )
    .filter((paragraph) => paragraph.length > 0)
    .flatMap((paragraph) =>
      paragraph.map((sentence, index) => ({
        ...sentence,
        progress: paragraph.length > 1 ? index / (paragraph.length - 1) : 0,
        closes: index === paragraph.length - 1,
      })),
    );
}

function hasWords(text: string): boolean {
  return /\p{L}/u.test(text);
}

function speakable(sentence: string): string {
  return sentence
    .replace(/[’‘ʼ`]/g, "'")
    .replace(/(?<!\p{L})[IVX]+(?!\p{L})/gu, (number) => ORDINALS[number] ?? number)
    .replace(/(\p{Lu}\p{Ll}+ )I\b/gu, '$1primo')
    .replace(/\ba\.C\./g, 'avanti Cristo')
    .replace(/\bSt\./g, 'Saint')
    .replace(/\b(l|dell|all|nell|dall)'8\b/gi, "$1'otto")
    .replace(/\b(l|dell|all|nell|dall)'11\b/gi, "$1'undici")
    .replace(/[«»“”„"()[\]{}\\]/g, ' ')
    .replace(/\s*[—–]\s*/g, ', ')
    .replace(/(\p{L})-(\p{L})/gu, '$1 $2')
    .replace(/…|\.{2,}/g, '.')
    .replace(/\p{L}+/gu, (word) => RESPELT[word.toLowerCase()] ?? stressed(foreignless(word)))
    .replace(/,\s*([,.;:!?])/g, '$1')
    .replace(/\s+([,.;:!?])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Verbs with a pronoun keep the stress of the verb alone, which no rule for words can see: imperatives
 * ('guardatelo', 'fermatevi') and gerunds ('reggendosi').
 */
const COMMAND = /([aei])(te(?:lo|la|li|le|vi|mi|ci))$/i;
const GERUND = /([ae])(ndo(?:lo|la|li|le|si|vi|mi|ti|ci|ne))$/i;
const NOT_VERBS = ['ragnatela', 'ragnatele'];

function stressed(word: string): string {
  if (word.length < 8 || NOT_VERBS.includes(word.toLowerCase())) return word;
  const accented = (_: string, vowel: string, end: string): string =>
    (STRESSED[vowel.toLowerCase()] ?? vowel) + end;
  return word.replace(COMMAND, accented).replace(GERUND, accented);
}

const STRESSED: Readonly<Record<string, string>> = { a: 'à', e: 'è', i: 'ì' };

/** Keeps the accents that Italian has and drops the rest, letter by letter. */
function foreignless(word: string): string {
  return [...word.normalize('NFC')]
    .map((letter) =>
      /[a-zàèéìòùÀÈÉÌÒÙ]/i.test(letter) ? letter : letter.normalize('NFD').replace(/[^a-z]/gi, ''),
    )
    .join('');
}
