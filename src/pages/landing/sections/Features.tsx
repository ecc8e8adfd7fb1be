import Box from '@mui/material/Box';
import { FaqList } from '../../../shared/ui/FaqList.tsx';
import { Headline } from '../hero/Headline.tsx';
import { columns } from '../landingLayout.ts';
import { featuresCopy } from './sectionsCopy.ts';

/** What one can do with a guide: the Italian feature accordion. */
export function Features() {
  const { items, kicker, text, title } = featuresCopy;
  return (
    <Box sx={columns}>
      <Headline id="features" title={title} kicker={kicker} lang="it">
        {text}
      </Headline>
      <FaqList faqs={items} lang="it" />
    </Box>
  );
}
