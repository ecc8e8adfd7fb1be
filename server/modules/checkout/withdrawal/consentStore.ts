/** The answers to the question before the first play of a bought guide (contract/withdrawal.ts). */
import { consentWording } from '../../../../contract/consentWording.ts';
import type { Language } from '../../../../contract/languages.ts';
import type { WireConsent } from '../../../../contract/withdrawal.ts';
import type { Database } from '../../../db/open.ts';
import { transaction } from '../../../db/transaction.ts';
import { now } from '../../../lib/clock.ts';
import { mailTextsFor } from '../../../mail/languages.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { lockCustomer } from '../../cart/ordersLock.ts';
import { writtenTime } from './writtenTime.ts';

/** 'not bought': the customer has not bought the guide; 'other wording': the text was changed since the page was loaded. */
export type Answered = { consent: WireConsent; isNew: boolean } | 'not bought' | 'other wording';

export const makeConsentStore = (db: Database, mailer: Mailer) => ({
  /** Stores the answer with the text as it was shown, and confirms it by mail; a repeated one returns the first. */
  answer: (
    userId: number,
    { guideId, version, language }: { guideId: number; version: string; language: Language },
  ): Promise<Answered> =>
    transaction(db, async (trx): Promise<Answered> => {
      await lockCustomer(trx, userId);
      const line = await trx
        .selectFrom('purchases')
        .innerJoin('order_lines', (join) =>
          join
            .onRef('order_lines.order_id', '=', 'purchases.order_id')
            .onRef('order_lines.guide_id', '=', 'purchases.guide_id'),
        )
        .leftJoin('consents', (join) =>
          join
            .onRef('consents.order_id', '=', 'order_lines.order_id')
            .onRef('consents.position', '=', 'order_lines.position'),
        )
        .select(['order_lines.order_id', 'order_lines.position', 'title', 'accepted_at'])
        .where('purchases.user_id', '=', userId)
        .where('purchases.guide_id', '=', guideId)
        .executeTakeFirst();
      if (!line) return 'not bought';
      const { order_id, position, title } = line;
      const consentAt = (at: Date): WireConsent => ({
        guide_id: guideId,
        title,
        accepted_at: at.toISOString(),
      });
      if (line.accepted_at) return { consent: consentAt(line.accepted_at), isNew: false };
      const { version: current, text: wording } = consentWording[language];
      if (version !== current) return 'other wording';
      const accepted_at = now();
      await trx
        .insertInto('consents')
        .values({ order_id, position, version, wording, language, accepted_at })
        .execute();
      const { to, texts, language: ofMail } = await mailTextsFor(trx, userId, language);
      const time = await writtenTime(trx, accepted_at, ofMail);
      await mailer.queue(trx, { to, ...texts.listeningStarted({ title, wording, time }) });
      return { consent: consentAt(accepted_at), isNew: true };
    }),
});

export type ConsentStore = ReturnType<typeof makeConsentStore>;
