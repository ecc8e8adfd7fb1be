import { addressIn, routes } from '../../../shared/site/paths.ts';
import { brandCopy } from '../../../shared/ui/copy.ts';
import { faqData, StructuredData } from '../../parts/StructuredData.tsx';
import { useAboutContentQuery, useHeroContentQuery, useWhyContentQuery } from '../contentApi.ts';
import { Hero } from '../hero/Hero.tsx';
import { GoogleReviews } from '../reviews/GoogleReviews.tsx';
import { ReviewsCarousel } from '../reviews/ReviewsCarousel.tsx';
import { About } from './About.tsx';
import { CallToAction } from './CallToAction.tsx';
import { Questions } from './Questions.tsx';
import { Section } from './Section.tsx';
import { SectionSkeletons } from './SectionSkeletons.tsx';
import { faqCopy, featuresCopy } from './sectionsCopy.ts';
import { WhyChooseUs } from './WhyChooseUs.tsx';

const shopData = (absolute: (path: string) => string) => ({
  '@graph': [
    {
      '@type': 'Organization',
      name: brandCopy.name,
      url: absolute(addressIn(routes.landing)),
      logo: absolute('/icon-512.png'),
    },
    faqData(faqCopy.items),
  ],
});

/**
 * Renders the sections in the order of, all at once: a text that arrived after those below it would move them,
 * and its height is unknown until then.
 */
export function Sections() {
  const hero = useHeroContentQuery();
  const why = useWhyContentQuery();
  const about = useAboutContentQuery();
  // A query keeps its error while it is tried again.
  const isLoading = [hero, why, about].some(({ currentData, error }) => !currentData && !error);
  if (isLoading) return <SectionSkeletons />;
  return (
    <>
      <StructuredData of={shopData} />
      <Section id="reviews" tone="paper" unnamed>
        <ReviewsCarousel />
        <GoogleReviews />
      </Section>
      <Section id="hero" tone="card">
        <Hero query={hero} />
      </Section>
      <Section id="why" tone="paper">
        <WhyChooseUs query={why} />
      </Section>
      <Section id="about" tone="card">
        <About query={about} />
      </Section>
      <Section id="features" tone="paper">
        <Questions id="features" copy={featuresCopy} />
      </Section>
      <Section id="faq" tone="card">
        <Questions id="faq" copy={faqCopy} />
      </Section>
      <Section id="call-to-action" tone="night">
        <CallToAction />
      </Section>
    </>
  );
}
