import { FaqList } from '../../../shared/ui/FaqList.tsx';
import { Headline } from '../hero/Headline.tsx';
import { featuresCopy } from './sectionsCopy.ts';
import layout from '../layout.module.css';

/** Shows what users can do with a guide: the Italian feature accordion. */
export function Features() {
  const { items, kicker, text, title } = featuresCopy;
  return (
    <div className={layout.columns}>
      <Headline id="features" title={title} kicker={kicker} lang="it">
        {text}
      </Headline>
      <FaqList faqs={items} lang="it" />
    </div>
  );
}
