import { Hero } from '../hero/Hero.tsx';
import { GoogleReviews } from '../reviews/GoogleReviews.tsx';
import { ReviewsCarousel } from '../reviews/ReviewsCarousel.tsx';
import { About } from './About.tsx';
import { CallToAction } from './CallToAction.tsx';
import { Faq } from './Faq.tsx';
import { Features } from './Features.tsx';
import { WhyChooseUs } from './WhyChooseUs.tsx';

const contents = {
  reviews: ReviewsCarousel,
  'google-reviews': GoogleReviews,
  hero: Hero,
  why: WhyChooseUs,
  about: About,
  features: Features,
  faq: Faq,
  'call-to-action': CallToAction,
};

/** Renders the content of a section below the products. */
export function SectionContent({ id }: { id: keyof typeof contents }) {
  const Content = contents[id];
  return <Content />;
}
