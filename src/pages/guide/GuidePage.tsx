import Container from '@mui/material/Container';
import { useNavigate, useParams } from 'react-router-dom';
import { playerCopy } from '../../features/player/copy.ts';
import { useGuideQuery } from '../../features/player/guideApi.ts';
import { isNotFound } from '../../shared/apiError.ts';
import { routes } from '../../shared/paths.ts';
import { Failure } from '../../shared/ui/Failure.tsx';
import { Loading } from '../../shared/ui/Loading.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { NotFoundPage } from '../NotFoundPage.tsx';
import { guideCopy } from './copy.ts';
import { GuideBody } from './GuideBody.tsx';

/** A guide's own page (spec section 2, *Guide detail*). */
export function GuidePage() {
  const { id = '' } = useParams();
  // The address is the visitor's: anything but a plain id is an unknown page.
  return /^[1-9]\d{0,14}$/.test(id) ? <Guide key={id} id={Number(id)} /> : <NotFoundPage />;
}

function Guide({ id }: { id: number }) {
  const navigate = useNavigate();
  const { currentData: guide, error, isError, refetch } = useGuideQuery(id);
  if (guide) return <GuideBody guide={guide} />;
  if (!isError) return <Loading />;
  return (
    <Container>
      {isNotFound(error) ? (
        <Panel
          title={guideCopy.unknown}
          titleAs="h1"
          motif
          action={{ label: guideCopy.toCatalogue, onClick: () => void navigate(routes.landing) }}
        />
      ) : (
        <Failure title={playerCopy.guideFailed} error={error} onRetry={() => void refetch()} />
      )}
    </Container>
  );
}
