import { PageHead } from '../../shared/ui/page/PageHead.tsx';

/** Renders the title and the robots rule of a page that does not exist. */
export const NotFoundHead = () => <PageHead title="Page not found · Cicerone" noIndex />;
