import { FaqList } from '../../shared/ui/FaqList.tsx';
import { Headline } from '../landing/hero/Headline.tsx';
import { businessCopy } from './copy.ts';
import layout from '../landing/layout.module.css';

const { items, kicker, text, title } = businessCopy.faq;

/** Shows the questions that companies ask before they contact us. */
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
