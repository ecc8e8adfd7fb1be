import { Skeleton } from '../../../shared/ui/basic/Skeleton.tsx';
import { landingCopy } from '../copy.ts';
import { HeroSkeleton } from '../hero/HeroSkeleton.tsx';
import layout from '../layout.module.css';
import { Section } from './Section.tsx';
import styles from './SectionSkeletons.module.css';

/** Shows the skeleton of a headline and its text. */
export function SectionSkeleton() {
  return (
    <div className={layout.columns} role="status" aria-label={landingCopy.loadingSection}>
      <Skeleton className={styles.headline} />
      <Skeleton className={styles.text} />
    </div>
  );
}

/** The tones of Sections.tsx, by which a skeleton has its section's background. */
const tones = ['paper', 'card', 'paper', 'card', 'paper', 'card', 'night'] as const;
const heroIndex = 1;

/** Shows the skeletons of the sections below the products, while their code or their texts are loaded. */
export function SectionSkeletons() {
  return tones.map((tone, index) => (
    <Section key={index} tone={tone}>
      {index === heroIndex ? <HeroSkeleton /> : <SectionSkeleton />}
    </Section>
  ));
}
