/**
 * Every feature's calls: the API's reducer knows an answer by its endpoint, and features bring theirs along with
 * their pages. A replay contains answers of pages that were not opened here.
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
import '../../features/player/clips/clipAudioApi.ts';
import '../../features/player/state/guideApi.ts';
import '../../features/profile/accountApi.ts';
import '../../features/profile/profileApi.ts';
import '../../features/subscribe/contact/contactApi.ts';
import '../../features/subscribe/plansApi.ts';
import '../landing/contentApi.ts';
