/**
 * The chunk that Redux DevTools need. It registers every endpoint: a report that they import has responses of pages
 * that are not open here, and the API's reducer throws for an endpoint that it does not know.
 */
import '../../features/auth/authApi.ts';
import '../../features/cart/cartApi.ts';
import '../../features/catalogue/catalogueApi.ts';
import '../../features/catalogue/exhibits/exhibitsApi.ts';
import '../../features/catalogue/homeApi.ts';
import '../../features/catalogue/search/searchApi.ts';
import '../../features/guides/guideApi.ts';
import '../../features/guides/stopApi.ts';
import '../../features/library/libraryApi.ts';
import '../../features/library/lists/wishListApi.ts';
import '../../features/library/offline/lists/storedListsApi.ts';
import '../../features/library/offline/state/downloadsApi.ts';
import '../../features/library/updatesApi.ts';
import '../../features/player/engine/clipMediaApi.ts';
import '../../features/transcript/transcriptApi.ts';
import '../../features/profile/accountApi.ts';
import '../../features/profile/feed/feedApi.ts';
import '../../features/profile/invoiceDetails/detailsApi.ts';
import '../../features/profile/profileApi.ts';
import '../../features/profile/purchasesApi.ts';
import '../../features/subscribe/plansApi.ts';
import '../../features/withdrawal/withdrawalApi.ts';
import '../../pages/business/contact/contactApi.ts';
import '../../pages/guide/language/guideInLanguageApi.ts';
import '../../pages/landing/contentApi.ts';
import { makeRedactor } from '../../features/support/redaction/redactor.ts';

/** One redactor for everything that happens in a page: the same text has the same name in each action. */
export const redactor = makeRedactor();
