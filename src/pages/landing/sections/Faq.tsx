import Box from '@mui/material/Box';
import { FaqList } from '../../../shared/ui/FaqList.tsx';
import { Headline } from '../hero/Headline.tsx';
import { columns } from '../landingLayout.ts';
import { faqCopy } from './sectionsCopy.ts';

/** The six Italian questions. */
export function Faq() {
  const { items, kicker, text, title } = faqCopy;
  return (
    <Box sx={columns}>
      <Headline id="faq" title={title} kicker={kicker} lang="it">
        {text}
      </Headline>
      <FaqList faqs={items} lang="it" />
    </Box>
  );
}
