import { authNotices } from '../../features/auth/authNotices.ts';
import { cartNotices } from '../../features/cart/cartNotices.ts';
import { downloadsNotices } from '../../features/library/offline/state/downloadsNotices.ts';
import { libraryNotices } from '../../features/library/libraryNotices.ts';
import { playerNotices } from '../../features/player/playerNotices.ts';
import { profileNotices } from '../../features/profile/profileNotices.ts';
import { contactNotices } from '../../features/subscribe/contact/contactNotices.ts';
import { supportNotices } from '../../features/support/supportNotices.ts';
import { subscribeNotices } from '../../features/subscribe/subscribeNotices.ts';
import { landingNotices } from '../../pages/landing/landingNotices.ts';
import { shellNotices } from '../../pages/shell/shellNotices.ts';
import type { NoticeRule } from '../../shared/lib/notices.ts';

/** The features' tables of notices, as one. */
export const noticeRules: NoticeRule[] = [
  ...authNotices,
  ...cartNotices,
  ...libraryNotices,
  ...downloadsNotices,
  ...playerNotices,
  ...profileNotices,
  ...subscribeNotices,
  ...contactNotices,
  ...supportNotices,
  ...shellNotices,
  ...landingNotices,
];
