import type { FastifyRequest } from 'fastify';
import { defaultLanguage, type Language } from '../../../contract/languages.ts';
import { languageOf } from '../language.ts';
import { italian } from './italian.ts';

/** A text of a response, in English; a text that a dictionary lacks does not compile. */
export type Sentence = keyof typeof italian;

/** A text, with the values for `{0}`, `{1}` in it. */
export type Message = Sentence | readonly [Sentence, ...values: (string | number)[]];

const dictionaries: Record<Exclude<Language, typeof defaultLanguage>, Record<Sentence, string>> = {
  it: italian,
};

export function inLanguage(language: Language, message: Message): string {
  const [sentence, ...values] = typeof message === 'string' ? [message] : message;
  const text = language === defaultLanguage ? sentence : dictionaries[language][sentence];
  return text.replace(/\{(\d)\}/g, (_marker, index: string) => String(values[Number(index)]));
}

/** Returns a text in the language of a request. */
export const say = (request: Pick<FastifyRequest, 'headers' | 'query'>, message: Message): string =>
  inLanguage(languageOf(request), message);
