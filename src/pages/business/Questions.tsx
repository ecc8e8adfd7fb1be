import Box from '@mui/material/Box';
import { FaqList } from '../../shared/ui/FaqList.tsx';
import { Headline } from '../landing/hero/Headline.tsx';
import { columns } from '../landing/landingLayout.ts';
import { businessCopy } from './copy.ts';

const { items, kicker, text, title } = businessCopy.faq;

/** What companies ask before they write. */
export function Questions() {
  return (
    <Box sx={columns}>
      <Headline id="faq" title={title} kicker={kicker}>
        {text}
      </Headline>
      <FaqList faqs={items} lang="it" />
    </Box>
  );
}
