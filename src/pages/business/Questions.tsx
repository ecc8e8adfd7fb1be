import { FaqList } from '../../shared/ui/FaqList.tsx';
import { Headline } from '../landing/hero/Headline.tsx';
import { businessCopy } from './copy.ts';
import layout from '../landing/layout.module.css';

const { items, kicker, text, title } = businessCopy.faq;

/** What companies ask before they write. */
export function Questions() {
  return (
    <div className={layout.columns}>
      <Headline id="faq" title={title} kicker={kicker}>
        {text}
      </Headline>
      <FaqList faqs={items} lang="it" />
    </div>
  );
}
