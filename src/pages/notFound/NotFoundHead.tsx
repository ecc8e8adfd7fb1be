import { PageHead } from '../../shared/ui/page/PageHead.tsx';

/** Title and robots rule of a page that does not exist. */
export const NotFoundHead = () => <PageHead title="Page not found · Cicerone" noIndex />;
