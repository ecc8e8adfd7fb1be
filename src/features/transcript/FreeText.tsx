import { language } from '../../domain/text/locale.ts';
import { useState } from 'react';
import { freeCopy } from './freeCopy.ts';
import { transcriptApi } from './transcriptApi.ts';
import styles from './FreeText.module.css';

const { useQueryState, useQuerySubscription } = transcriptApi.endpoints.transcript;

interface Props {
  /** Media path of the words. */
  path: string;
  summary: string;
  /** Language of the words. */
  lang: string;
  /** Language of the summary, if it is not that of the words. */
  summaryLang?: string;
}

/**
 * Shows the words of a free recording, folded. The server renders them; a page that the browser renders requests them
 * when they are unfolded.
 */
export function FreeText({ path, summary, lang, summaryLang = lang }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { currentData, isError } = useQueryState(path);
  useQuerySubscription(path, { skip: !isOpen });
  return (
    <details
      className={styles.freeText}
      lang={lang}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary lang={summaryLang}>{summary}</summary>
      {currentData?.map(({ text }, index) => (
        <span key={index}>{`${text} `}</span>
      ))}
      {isError && <p lang={language}>{freeCopy.failed}</p>}
    </details>
  );
}
