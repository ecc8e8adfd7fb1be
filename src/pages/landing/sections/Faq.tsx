import { FaqList } from '../../../shared/ui/FaqList.tsx';
import { Headline } from '../hero/Headline.tsx';
import { faqCopy } from './sectionsCopy.ts';
import layout from '../layout.module.css';

/** Shows the six Italian questions. */
export function Faq() {
  const { items, kicker, text, title } = faqCopy;
  return (
    <div className={layout.columns}>
      <Headline id="faq" title={title} kicker={kicker} lang="it">
        {text}
      </Headline>
      <FaqList faqs={items} lang="it" />
    </div>
  );
}
