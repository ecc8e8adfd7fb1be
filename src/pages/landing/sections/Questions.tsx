import type { Questions as Words } from '../../../domain/decode/site.ts';
import { FaqList } from '../../../shared/ui/FaqList.tsx';
import { Claim } from '../../../shared/ui/Claim.tsx';
import { Headline } from '../hero/Headline.tsx';
import layout from '../layout.module.css';

interface Props {
  id: 'faq' | 'features';
  words: Words;
  /** The page's language; default that of the site. */
  language?: string | undefined;
}

/** Shows an accordion: questions with their answers, or what users can do with a guide. */
export function Questions({ id, words, language = words.language }: Props) {
  const { claim, items, kicker, text, title } = words;
  return (
    <div className={layout.columns}>
      <Headline id={id} title={title} kicker={kicker} lang={language}>
        <Claim text={text} claim={claim} language={language} />
      </Headline>
      <FaqList faqs={items} lang={language} />
    </div>
  );
}
