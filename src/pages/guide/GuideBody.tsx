import { Suspense } from 'react';
import type { GuideDetail } from '../../domain/model.ts';
import { lazyComponent } from '../../shared/lib/lazyComponent.ts';
import { Container } from '../../shared/ui/basic/Container.tsx';
import { Loading } from '../../shared/ui/page/Loading.tsx';
import { GuideHead } from './head/GuideHead.tsx';
import { GuideMeta } from './head/GuideMeta.tsx';
import { PlainAudio } from './PlainAudio.tsx';
import { GuideText } from './GuideText.tsx';
import { Related } from './related/Related.tsx';
import page from '../parts/page.module.css';

/** Only 'Special' guides have it: its code is loaded with them. */
const SpecialView = lazyComponent(
  () => import(/* webpackChunkName: "guide-special" */ './special/SpecialView.tsx'),
);

/** Shows the content of a guide's page once the guide is loaded. */
export function GuideBody({ guide }: { guide: GuideDetail }) {
  return (
    <Container className={page.detail}>
      <GuideMeta guide={guide} />
      <GuideHead guide={guide} />
      <PlainAudio lang={guide.lang} tracks={guide.tracks} />
      {guide.isSpecial ? (
        <Suspense fallback={<Loading />}>
          <SpecialView guide={guide} />
        </Suspense>
      ) : (
        <GuideText guide={guide} />
      )}
      <Related guide={guide} />
    </Container>
  );
}
