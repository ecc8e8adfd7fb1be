import { useMatch } from 'react-router-dom';
import { useGuideQuery } from '../../features/guides/guideApi.ts';
import { useStopQuery } from '../../features/guides/stopApi.ts';
import type { Stop } from '../../domain/decode/catalogue/decodeGuideDetail.ts';
import { isNotFound } from '../../shared/api/apiError.ts';
import { routes } from '../../shared/site/paths.ts';
import { Container } from '../../shared/ui/basic/Container.tsx';
import { Failure } from '../../shared/ui/page/Failure.tsx';
import { Loading } from '../../shared/ui/page/Loading.tsx';
import { PageHead } from '../../shared/ui/page/PageHead.tsx';
import { NotFoundHead } from '../notFound/NotFoundHead.tsx';
import { ById } from '../parts/ById.tsx';
import page from '../parts/page.module.css';
import { stopCopy } from './copy.ts';
import { Keypad } from './Keypad.tsx';
import { StopBody } from './StopBody.tsx';

/** Shows the keypad, and at the address of a label's QR code the stop with its number. */
export function StopPage() {
  const isKeypad = useMatch(routes.stops) !== null;
  return (
    <Container className={page.fullHeight}>
      {isKeypad ? (
        <>
          <PageHead title={stopCopy.keypad} description={stopCopy.about} />
          <Keypad />
        </>
      ) : (
        <ById show={(number) => <NumberedStop key={number} number={number} />} />
      )}
    </Container>
  );
}

function NumberedStop({ number }: { number: number }) {
  const { currentData, error, isError, refetch } = useStopQuery(number);
  if (currentData) return <FoundStop stop={currentData} number={number} />;
  if (isError && isNotFound(error)) return <UnknownStop number={number} />;
  if (isError) return <Failure title={stopCopy.failed} titleAs="h1" query={{ error, refetch }} />;
  return <Loading />;
}

function FoundStop({ stop: { guideId, trackId }, number }: { stop: Stop; number: number }) {
  const { currentData: guide, error, isError, refetch } = useGuideQuery(guideId);
  const track = guide?.tracks.find(({ id }) => id === trackId);
  if (guide && track) return <StopBody number={number} guide={guide} track={track} />;
  if (guide) return <UnknownStop number={number} />;
  if (isError) return <Failure title={stopCopy.failed} titleAs="h1" query={{ error, refetch }} />;
  return <Loading />;
}

function UnknownStop({ number }: { number: number }) {
  return (
    <>
      <NotFoundHead />
      <Keypad unknown={String(number)} />
    </>
  );
}
