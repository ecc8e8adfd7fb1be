import { playerCopy } from '../../features/player/copy.ts';
import { useGuideQuery } from '../../features/guides/guideApi.ts';
import { routes } from '../../shared/site/paths.ts';
import { withMuiTheme } from '../../shared/theme/MuiTheme.tsx';
import { ById } from '../parts/ById.tsx';
import { Detail } from '../parts/Detail.tsx';
import { guideCopy } from './copy.ts';
import { GuideBody } from './GuideBody.tsx';

const unknown = {
  title: guideCopy.unknown,
  label: guideCopy.toCatalogue,
  to: routes.landing,
};

/** Shows one guide. */
export const GuidePage = withMuiTheme(function GuidePage() {
  return <ById show={(id) => <Guide key={id} id={id} />} />;
});

function Guide({ id }: { id: number }) {
  return (
    <Detail query={useGuideQuery(id)} unknown={unknown} failed={playerCopy.guideFailed}>
      {(guide) => <GuideBody guide={guide} />}
    </Detail>
  );
}
