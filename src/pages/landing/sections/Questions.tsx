import { FaqList } from '../../../shared/ui/FaqList.tsx';
import { Headline } from '../hero/Headline.tsx';
import layout from '../layout.module.css';

interface Props {
  id: 'faq' | 'features';
  copy: {
    kicker: string;
    title: string;
    text: string;
    items: readonly { question: string; answer: string }[];
  };
}

/** Shows an Italian accordion: questions with their answers, or what users can do with a guide. */
export function Questions({ id, copy: { items, kicker, text, title } }: Props) {
  return (
    <div className={layout.columns}>
      <Headline id={id} title={title} kicker={kicker} lang="it">
        {text}
      </Headline>
      <FaqList faqs={items} lang="it" />
    </div>
  );
}
