import type { GuideDetail } from '../../domain/model.ts';
import { Text } from '../../shared/ui/basic/Text.tsx';
import { freeCopy } from './freeCopy.ts';
import { FreeText } from './FreeText.tsx';
import styles from './FreeTexts.module.css';

/**
 * Shows the words of a guide's free tracks, each below its title, and what is heard in its preview: the page's HTML has
 * them without scripts.
 */
export function FreeTexts({ guide }: { guide: GuideDetail }) {
  const { lang, previewTranscript, tracks } = guide;
  const texts = tracks.flatMap(({ id, isFree, title, transcript }) =>
    isFree && transcript !== undefined ? [{ id, title, transcript }] : [],
  );
  if (texts.length === 0 && previewTranscript === undefined) return null;
  return (
    <div className={styles.freeTexts}>
      {texts.length > 0 && (
        <Text as="h2" variant="h5">
          {freeCopy.tracks}
        </Text>
      )}
      {texts.map(({ id, title, transcript }) => (
        <FreeText key={id} path={transcript} summary={title} lang={lang} />
      ))}
      {previewTranscript !== undefined && (
        <FreeText
          path={previewTranscript}
          summary={freeCopy.preview}
          lang={lang}
          summaryLang="en"
        />
      )}
    </div>
  );
}
