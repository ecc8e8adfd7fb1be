import { memo } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyComponent } from '../../shared/lib/lazyComponent.ts';
import { NearViewport } from './NearViewport.tsx';
import { Section } from './sections/Section.tsx';

/** One chunk for all: a user who scrolls to the first section usually reaches the others. */
const SectionContent = lazyComponent(() =>
  import(/* webpackChunkName: "landing" */ './sections/SectionContent.tsx').then(
    ({ SectionContent }) => SectionContent,
  ),
);

/**
 * In the order of, each with its height on a phone, a tablet and a desktop. A text's height grows as the viewport
 * becomes narrower.
 */
const sections = [
  {
    id: 'reviews',
    tone: 'paper',
    unnamed: true,
    height: ['clamp(560px, 1600px - 267vw, 665px)', 605, 600],
  },
  { id: 'google-reviews', tone: 'card', height: [590, 540, 400] },
  {
    id: 'hero',
    tone: 'paper',
    // At least the screen's height.
    height: ['max(100svh, 1120px)', 'max(100svh, 1060px)', 'max(100svh, 760px)'],
  },
  { id: 'why', tone: 'card', height: [870, 815, 400] },
  // The longest text; up to 450 px its picture becomes higher again.
  {
    id: 'about',
    tone: 'paper',
    height: ['max(810px, 2470px - 400vw, min(905px, (450px - 100vw) * 999))', 725, 785],
  },
  { id: 'features', tone: 'card', height: ['clamp(640px, 1417px - 200vw, 745px)', 510, 345] },
  { id: 'faq', tone: 'paper', height: ['max(580px, 1341px - 205vw)', 485, 345] },
  { id: 'call-to-action', tone: 'night', height: ['max(580px, 1200px - 165vw)', 505, 620] },
] as const;

/**
 * Renders the sections below the products, each when it is near the viewport. Memoised: a render by the parent would
 * replace a section that is still the server's HTML.
 */
export const BelowTheFold = memo(function BelowTheFold() {
  const { hash } = useLocation();
  return sections.map(({ id, tone, height, ...rest }) => (
    <Section key={id} id={id} tone={tone} {...rest}>
      <NearViewport heights={height} atOnce={hash !== ''}>
        <SectionContent id={id} />
      </NearViewport>
    </Section>
  ));
});
