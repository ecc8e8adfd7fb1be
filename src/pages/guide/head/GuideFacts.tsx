import { languageName } from '../../../domain/text/language.ts';
import type { GuideDetail, Track } from '../../../domain/model.ts';
import { spokenLength } from '../../../domain/text/duration.ts';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { guideCopy } from '../copy.ts';
import styles from './GuideFacts.module.css';

/** Returns the length of all tracks in words; empty if the provider does not send the length of each track. */
function lengthOf(tracks: Track[]): string {
  const isKnown = tracks.length > 0 && tracks.every(({ duration }) => duration > 0);
  return isKnown ? spokenLength(tracks.reduce((sum, { duration }) => sum + duration, 0)) : '';
}

const narratorOf = ({ narrator, synthesized }: GuideDetail['facts']): string =>
  narrator !== '' && synthesized ? guideCopy.synthesized(narrator) : narrator;

/** Shows the facts about a guide. Facts that the provider does not send are left out. */
export function GuideFacts({ guide }: { guide: GuideDetail }) {
  const { facts, tracks } = guide;
  const shown = [
    { label: guideCopy.totalLesson, value: String(tracks.length) },
    { label: guideCopy.freeLesson, value: String(tracks.filter(({ isFree }) => isFree).length) },
    { label: guideCopy.length, value: lengthOf(tracks) },
    { label: guideCopy.language, value: languageName(facts.language) },
    { label: guideCopy.narrator, value: narratorOf(facts) },
  ];
  return (
    <dl className="guide-facts">
      {shown
        .filter(({ value }) => value !== '')
        .map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <Text as="dt" variant="overline" color="muted">
              {label}
            </Text>
            <Text as="dd" variant="h4">
              {value}
            </Text>
          </div>
        ))}
    </dl>
  );
}
