import { memo } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyComponent } from '../../shared/lib/lazyComponent.ts';
import { NearViewport } from './NearViewport.tsx';
import { Section } from './sections/Section.tsx';

// All in one chunk: a user who scrolls to the first of them usually reaches the others.
const ReviewsCarousel = lazyComponent(async () => {
  const chunk = await import(/* webpackChunkName: "landing" */ './reviews/ReviewsCarousel.tsx');
  return chunk.ReviewsCarousel;
});
const GoogleReviews = lazyComponent(async () => {
  const chunk = await import(/* webpackChunkName: "landing" */ './reviews/GoogleReviews.tsx');
  return chunk.GoogleReviews;
});
const Hero = lazyComponent(async () => {
  const chunk = await import(/* webpackChunkName: "landing" */ './hero/Hero.tsx');
  return chunk.Hero;
});
const WhyChooseUs = lazyComponent(async () => {
  const chunk = await import(/* webpackChunkName: "landing" */ './sections/WhyChooseUs.tsx');
  return chunk.WhyChooseUs;
});
const About = lazyComponent(async () => {
  const chunk = await import(/* webpackChunkName: "landing" */ './sections/About.tsx');
  return chunk.About;
});
const Features = lazyComponent(async () => {
  const chunk = await import(/* webpackChunkName: "landing" */ './sections/Features.tsx');
  return chunk.Features;
});
const Faq = lazyComponent(async () => {
  const chunk = await import(/* webpackChunkName: "landing" */ './sections/Faq.tsx');
  return chunk.Faq;
});
const CallToAction = lazyComponent(async () => {
  const chunk = await import(/* webpackChunkName: "landing" */ './sections/CallToAction.tsx');
  return chunk.CallToAction;
});

/** In the order of, each with its height on a phone, a tablet and a desktop. */
const sections = [
  { id: 'reviews', tone: 'paper', unnamed: true, Part: ReviewsCarousel, height: [560, 605, 600] },
  { id: 'google-reviews', tone: 'card', Part: GoogleReviews, height: [590, 540, 400] },
  {
    id: 'hero',
    tone: 'paper',
    Part: Hero,
    // At least the screen's height.
    height: ['max(100svh, 1105px)', 'max(100svh, 1060px)', 'max(100svh, 760px)'],
  },
  { id: 'why', tone: 'card', Part: WhyChooseUs, height: [850, 815, 400] },
  // The longest text: its height grows as the viewport becomes narrower.
  { id: 'about', tone: 'paper', Part: About, height: ['max(810px, 2470px - 400vw)', 725, 785] },
  { id: 'features', tone: 'card', Part: Features, height: [640, 510, 345] },
  { id: 'faq', tone: 'paper', Part: Faq, height: [580, 485, 345] },
  { id: 'call-to-action', tone: 'night', Part: CallToAction, height: [580, 505, 620] },
] as const;

/**
 * Renders the sections below the products, each when it is near the viewport. Memoised: a render by the parent would
 * replace a section that is still the server's HTML.
 */
export const BelowTheFold = memo(function BelowTheFold() {
  const { hash } = useLocation();
  return sections.map(({ id, tone, Part, height, ...rest }) => (
    <Section key={id} id={id} tone={tone} {...rest}>
      <NearViewport heights={height} atOnce={hash !== ''}>
        <Part />
      </NearViewport>
    </Section>
  ));
});
