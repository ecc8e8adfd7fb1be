import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { homeRows } from '../../domain/homeRows.ts';
import type { Guide } from '../../domain/model.ts';
import { cuts } from '../../domain/text.ts';
import { GuideCard } from '../../features/catalogue/GuideCard.tsx';
import { GuideCarousel, guideRow } from '../../features/catalogue/GuideCarousel.tsx';
import { useOwnPreview } from '../../features/catalogue/useOwnPreview.ts';
import { selectContinued } from '../../features/player/continued.ts';
import { Carousel } from '../../shared/ui/Carousel.tsx';
import { ContinueCard } from './ContinueCard.tsx';
import { homeCopy } from './copy.ts';
import { Row } from './Row.tsx';

function Guides({ title, guides }: { title: string; guides: Guide[] }) {
  if (guides.length === 0) return null;
  return (
    <Row title={title}>
      <GuideCarousel label={title} guides={guides} />
    </Row>
  );
}

/** 'Continue with': what was begun in this browser, the latest first, then what is owned. */
function Continue({ owned }: { owned: Guide[] }) {
  const begun = useSelector(selectContinued);
  const others = useMemo(
    () => owned.filter(({ id }) => !begun.some(({ guideId }) => guideId === id)),
    [begun, owned],
  );
  useOwnPreview(others);
  const { perView, sizes, speed } = guideRow;
  return (
    <Row title={homeCopy.continueWith}>
      {begun.length + others.length === 0 && (
        <Typography color="textSecondary">{homeCopy.nothingBegun}</Typography>
      )}
      {begun.length + others.length > 0 && (
        <Carousel label={homeCopy.continueWith} perView={perView} autoplaySpeed={speed}>
          {[
            ...begun.map((guide) => (
              <ContinueCard key={guide.guideId} guide={guide} sizes={sizes} />
            )),
            ...others.map((guide) => (
              <GuideCard
                key={guide.id}
                guide={guide}
                descriptionLength={cuts.carouselDescription}
                sizes={sizes}
              />
            )),
          ]}
        </Carousel>
      )}
    </Row>
  );
}

/** The four guide carousels of the home (spec section 2, *Logged-in home*). */
export function GuideRows({ guides }: { guides: Guide[] }) {
  const rows = useMemo(() => homeRows(guides), [guides]);
  return (
    <>
      {rows.suggested.length === 0 && (
        <Typography color="textSecondary">{homeCopy.nothingToSuggest}</Typography>
      )}
      <Guides title={homeCopy.suggested} guides={rows.suggested} />
      <Continue owned={rows.toContinue} />
      <Guides title={homeCopy.newContent} guides={rows.newest} />
      <Guides title={homeCopy.popular} guides={rows.popular} />
    </>
  );
}
