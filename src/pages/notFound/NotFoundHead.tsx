import { PageHead } from '../../shared/ui/page/PageHead.tsx';

/** What search engines and the browser's tab are told where there is nothing. */
export const NotFoundHead = () => <PageHead title="Page not found · Cicerone" noIndex />;
