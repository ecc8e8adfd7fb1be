import { useCallback, useId, useState } from 'react';
import { Text } from './basic/Text.tsx';
import { expandMoreIcon } from './icons/generalIcons.ts';
import { Icon } from './icons/Icon.tsx';
import styles from './FaqList.module.css';

interface QuestionProps {
  question: string;
  answer: string;
}

function Question({ question, answer }: QuestionProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const findable = useCallback(
    (element: HTMLElement | null) => {
      if (!element || isOpen) return undefined;
      // React writes `hidden` without a value.
      element.setAttribute('hidden', 'until-found');
      const open = () => setIsOpen(true);
      element.addEventListener('beforematch', open);
      return () => element.removeEventListener('beforematch', open);
    },
    [isOpen],
  );
  return (
    <div className={styles.faq}>
      <h3 className={styles.heading}>
        <button
          type="button"
          id={id}
          className={styles.question}
          aria-expanded={isOpen}
          aria-controls={`${id}-answer`}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span>{question}</span>
          <Icon path={expandMoreIcon} className={styles.arrow} />
        </button>
      </h3>
      <div ref={findable} id={`${id}-answer`} className={styles.answer} hidden={!isOpen}>
        <Text color="muted">{answer}</Text>
      </div>
    </div>
  );
}

interface Props {
  faqs: readonly QuestionProps[];
  lang?: string | undefined;
}

/** Shows questions as disclosures that expand to their answers, also when the browser's search finds one of them. */
export function FaqList({ faqs, lang }: Props) {
  return (
    <div lang={lang}>
      {faqs.map((faq) => (
        <Question key={faq.question} {...faq} />
      ))}
    </div>
  );
}
