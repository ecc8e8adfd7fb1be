import { authNotices } from '../../features/auth/authNotices.ts';
import { cartNotices } from '../../features/cart/cartNotices.ts';
import { downloadsNotices } from '../../features/library/downloads/downloadsNotices.ts';
import { libraryNotices } from '../../features/library/libraryNotices.ts';
import { playerNotices } from '../../features/player/playerNotices.ts';
import { profileNotices } from '../../features/profile/profileNotices.ts';
import { contactNotices } from '../../features/subscribe/contactNotices.ts';
import { subscribeNotices } from '../../features/subscribe/subscribeNotices.ts';
import { landingNotices } from '../../pages/landing/landingNotices.ts';
import { shellNotices } from '../../pages/shell/shellNotices.ts';
import type { StartListening } from '../../shared/listening.ts';
import type { NoticeRule } from '../../shared/notices.ts';

const rules: NoticeRule[] = [
  ...authNotices,
  ...cartNotices,
  ...libraryNotices,
  ...downloadsNotices,
  ...playerNotices,
  ...profileNotices,
  ...subscribeNotices,
  ...contactNotices,
  ...shellNotices,
  ...landingNotices,
];

/** Turns what happened into toasts, by the features' tables of notices. */
export function addNoticeListener(startListening: StartListening<unknown>): void {
  startListening({
    predicate: (action) => rules.some(({ matches }) => matches(action)),
    effect: async (action) => {
      // The toasts' code is fetched with the first notice: a visitor's first page goes without it.
      const { showToast } = await import('./showToast.ts');
      for (const rule of rules) {
        const notice = rule.matches(action) ? rule.notice(action) : null;
        if (notice) showToast(notice);
      }
    },
  });
}
