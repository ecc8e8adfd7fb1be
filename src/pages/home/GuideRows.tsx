import { memo } from 'react';
import type { Guide } from '../../domain/model.ts';
import { GuideCarousel } from '../../features/catalogue/cards/GuideCarousel.tsx';
import type { homeRows } from '../../domain/homeRows.ts';
import { Continue } from './Continue.tsx';
import { homeCopy } from './copy.ts';
import { Row } from './Row.tsx';

interface GuidesProps {
  title: string;
  guides: Guide[];
  /** Whether the row begins in the page's first viewport. Default: false. */
  first?: boolean;
}

function Guides({ title, guides, first = false }: GuidesProps) {
  if (guides.length === 0) return null;
  return (
    <Row title={title}>
      <GuideCarousel label={title} guides={guides} first={first} />
    </Row>
  );
}

/** Shows the four guide carousels of the home. Memoized: the page renders for each response of its other rows. */
export const GuideRows = memo(function GuideRows({ rows }: { rows: ReturnType<typeof homeRows> }) {
  return (
    <>
      <Guides title={homeCopy.suggested} guides={rows.suggested} first />
      <Continue first={rows.first} />
      <Guides title={homeCopy.newContent} guides={rows.newest} />
      <Guides title={homeCopy.popular} guides={rows.popular} />
    </>
  );
});
