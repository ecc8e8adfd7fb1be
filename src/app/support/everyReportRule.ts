import { authReportRules } from '../../features/auth/authReportRules.ts';
import { cartReportRules } from '../../features/cart/cartReportRules.ts';
import { catalogueReportRules } from '../../features/catalogue/catalogueReportRules.ts';
import { downloadsReportRules } from '../../features/library/offline/state/downloadsReportRules.ts';
import { libraryReportRules } from '../../features/library/libraryReportRules.ts';
import { bookmarksReportRules } from '../../features/player/bookmarks/bookmarksReportRules.ts';
import { progressReportRules } from '../../features/player/progress/progressReportRules.ts';
import { playerReportRules } from '../../features/player/state/playerReportRules.ts';
import { profileReportRules } from '../../features/profile/profileReportRules.ts';
import { subscribeReportRules } from '../../features/subscribe/subscribeReportRules.ts';
import { allRulesOf } from '../../features/support/redaction/supportReportRules.ts';
import { contentReportRules } from '../../pages/landing/contentReportRules.ts';
import { shellReportRules } from '../../pages/shell/shellReportRules.ts';

/** What a support report may show: each feature declares it beside its slices and calls. */
export const reportRules = allRulesOf([
  authReportRules,
  bookmarksReportRules,
  cartReportRules,
  catalogueReportRules,
  contentReportRules,
  downloadsReportRules,
  progressReportRules,
  libraryReportRules,
  playerReportRules,
  profileReportRules,
  shellReportRules,
  subscribeReportRules,
]);
