import { run } from './run.ts';
import type { Language } from './voices.ts';

/** Signs that the model hears as pauses and tunes of a sentence; espeak-ng would drop them. Not those in a number. */
const PUNCTUATION = /([;:,.!?…])(?:\s+|$)/;

/** How espeak-ng writes sounds, ties as ^, and the sign that the model has learned for each: the table of its makers. */
const SIGNS: Readonly<Record<Language, string>> = {
  it: 'a^ɪ=I a^ʊ=W d^z=ʣ d^ʒ=ʤ e^ɪ=A o^ʊ=O s^s=S t^s=ʦ t^ʃ=ʧ ɔ^ɪ=Y',
  'en-us':
    'a^ɪ=I a^ʊ=W d^ʒ=ʤ e^ɪ=A o^ʊ=O t^ʃ=ʧ ɔ^ɪ=Y ə^l=ᵊl n̩=ᵊn ɚɹ=əɹ ɜːɹ=ɜɹ ɜː=ɜɹ ɪə=iə ː= e=A r=ɹ x=k ɐ=ə ɚ=əɹ ɬ=l ʲ= o=ɔ ɾ=T ʔ=t',
};

/** Returns the model's phonemes of a sentence. Throws when they are more than the model can take at once. */
export function phonemes(text: string, language: Language): string {
  const parts = text.split(PUNCTUATION).map((part, index) => {
    if (index % 2 === 1) return `${part} `;
    if (!/[\p{L}\d]/u.test(part)) return '';
    const said = run('espeak-ng', ['-q', '-v', language, '--ipa', '--tie=^', part]);
    // Names of languages, '(en)', mark the words that are read in another one.
    const plain = said
      .replace(/\([a-z-]+\)/g, '')
      .replace(/\s+/g, ' ')
      .trim();
    const pairs = SIGNS[language].split(' ').map((pair) => pair.split('='));
    const signs = pairs.reduce((rest, [from = '', to = '']) => rest.replaceAll(from, to), plain);
    // What is left of ties, and the bridge of a dental 'd'.
    return signs.replace(/\^|-|\u032a/g, '');
  });
  const all = parts.join('').trim();
  if (all.length > 510) throw new Error(`Make two sentences of it, ${all.length} sounds: ${text}`);
  return all;
}
