import Container from '@mui/material/Container';
import { useNavigate, useParams } from 'react-router-dom';
import { playerCopy } from '../../features/player/copy.ts';
import { useGuideQuery } from '../../features/player/guideApi.ts';
import { isNotFound } from '../../shared/apiError.ts';
import { isPlainId, routes } from '../../shared/paths.ts';
import { Failure } from '../../shared/ui/Failure.tsx';
import { Loading } from '../../shared/ui/Loading.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { NotFoundHead, NotFoundPage } from '../NotFoundPage.tsx';
import { guideCopy } from './copy.ts';
import { GuideBody } from './GuideBody.tsx';

/** A guide's own page (spec section 2, *Guide detail*). */
export function GuidePage() {
  const { id = '' } = useParams();
  // The address is the visitor's: anything but a plain id is an unknown page.
  return isPlainId(id) ? <Guide key={id} id={Number(id)} /> : <NotFoundPage />;
}

function Guide({ id }: { id: number }) {
  const navigate = useNavigate();
  const { currentData: guide, error, isError, refetch } = useGuideQuery(id);
  if (guide) return <GuideBody guide={guide} />;
  if (!isError) return <Loading />;
  return (
    // As high as the loading indicator before it: the footer stays out of sight.
    <Container sx={{ minHeight: '100vh' }}>
      {isNotFound(error) ? (
        <>
          <NotFoundHead />
          <Panel
            title={guideCopy.unknown}
            titleAs="h1"
            motif
            action={{ label: guideCopy.toCatalogue, onClick: () => void navigate(routes.landing) }}
          />
        </>
      ) : (
        <Failure
          title={playerCopy.guideFailed}
          titleAs="h1"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
    </Container>
  );
}
