import { PageHead } from '../../shared/ui/page/PageHead.tsx';
import { notFoundCopy } from './copy.ts';

/** Renders the title and the robots rule of a page that does not exist. */
export const NotFoundHead = () => <PageHead title={notFoundCopy.pageTitle} noIndex />;
