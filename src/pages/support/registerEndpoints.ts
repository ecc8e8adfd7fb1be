/**
 * Registers every feature's endpoints, because the API's reducer needs the endpoint of a response. Otherwise a
 * feature's endpoints are registered when its page loads, and a replay contains responses of pages that were not opened
 * here.
 */
import '../../features/auth/authApi.ts';
import '../../features/cart/cartApi.ts';
import '../../features/catalogue/catalogueApi.ts';
import '../../features/catalogue/homeApi.ts';
import '../../features/catalogue/search/searchApi.ts';
import '../../features/catalogue/exhibits/exhibitsApi.ts';
import '../../features/library/offline/state/downloadsApi.ts';
import '../../features/library/libraryApi.ts';
import '../../features/library/updatesApi.ts';
import '../../features/player/clips/clipMediaApi.ts';
import '../../features/player/state/guideApi.ts';
import '../../features/profile/accountApi.ts';
import '../../features/profile/profileApi.ts';
import '../../features/subscribe/contact/contactApi.ts';
import '../../features/subscribe/plansApi.ts';
import '../landing/contentApi.ts';
