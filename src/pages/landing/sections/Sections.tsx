import type { Landing } from '../../../domain/decode/site.ts';
import { settings } from '../../../shared/site/settings.ts';
import { useLandingQuery } from '../../../shared/site/siteApi.ts';
import { addressIn, routes } from '../../../shared/site/paths.ts';
import { useHasPlans, useShopName } from '../../../shared/site/useSite.ts';
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
import { WhyChooseUs } from './WhyChooseUs.tsx';

const shopData = (name: string, faq: Landing['faq'], absolute: (path: string) => string) => ({
  '@graph': [
    {
      '@type': 'Organization',
      name,
      url: absolute(addressIn(routes.landing)),
      logo: absolute('/icon-512.png'),
    },
    ...(faq ? [faqData(faq.items)] : []),
  ],
});

/** A widget of another site is shown without reviews of the shop's own, a summary of them only beside them. */
const hasWidget = !settings.reviewsWidget.startsWith('/');

/**
 * Renders the sections in the order of, all at once: a text that arrived after those below it would move them,
 * and its height is unknown until then. Without its file the shop has no such section.
 */
export function Sections() {
  const shop = useShopName();
  const hasPlans = useHasPlans();
  const { currentData: words } = useLandingQuery();
  const hero = useHeroContentQuery(undefined, { skip: !words?.hero });
  const why = useWhyContentQuery(undefined, { skip: !words?.why });
  const about = useAboutContentQuery(undefined, { skip: !words?.about });
  if (!words) return null;
  const { callToAction, faq, features, reviews } = words;
  // A query keeps its error while it is tried again.
  const isLoading = [hero, why, about].some(
    ({ currentData, error, isUninitialized }) => !isUninitialized && !currentData && !error,
  );
  if (isLoading) return <SectionSkeletons />;
  return (
    <>
      <StructuredData of={(absolute) => shopData(shop, faq, absolute)} />
      {(reviews ?? hasWidget) && (
        <Section id="reviews" tone="paper" unnamed>
          {reviews && <ReviewsCarousel reviews={reviews} />}
          <GoogleReviews />
        </Section>
      )}
      {words.hero && (
        <Section id="hero" tone="card">
          <Hero query={hero} claim={words.hero.claim} />
        </Section>
      )}
      {words.why && (
        <Section id="why" tone="paper">
          <WhyChooseUs query={why} words={words.why} />
        </Section>
      )}
      {words.about && (
        <Section id="about" tone="card">
          <About query={about} />
        </Section>
      )}
      {features && (
        <Section id="features" tone="paper">
          <Questions id="features" words={features} />
        </Section>
      )}
      {faq && (
        <Section id="faq" tone="card">
          <Questions id="faq" words={faq} />
        </Section>
      )}
      {callToAction && hasPlans && (
        <Section id="call-to-action" tone="night">
          <CallToAction words={callToAction} />
        </Section>
      )}
    </>
  );
}
