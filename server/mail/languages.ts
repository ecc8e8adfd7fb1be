import type { FastifyRequest } from 'fastify';
import type { Language } from '../../contract/languages.ts';
import { languageOf } from '../http/language.ts';
import * as english from './texts.ts';
import * as italian from './texts.it.ts';

export type MailTexts = typeof english;

export const mailTexts: Record<Language, MailTexts> = { en: english, it: italian };

/** Returns the texts of mails that a request causes, in its language. */
export const mailTextsFor = (request: Pick<FastifyRequest, 'headers' | 'query'>): MailTexts =>
  mailTexts[languageOf(request)];
