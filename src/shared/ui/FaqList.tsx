import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface Props {
  faqs: readonly { question: string; answer: string }[];
  lang: string;
}

/** Questions that open to their answers. */
export function FaqList({ faqs, lang }: Props) {
  const id = useId();
  return (
    <div lang={lang}>
      {faqs.map(({ question, answer }, index) => (
        <Accordion key={question}>
          {/* MUI makes the answer a region, with the summary's id for its name. */}
          <AccordionSummary
            id={`${id}-${index}`}
            aria-controls={`${id}-${index}-answer`}
            expandIcon={<ExpandMore />}
          >
            {question}
          </AccordionSummary>
          <AccordionDetails>
            <Typography color="textSecondary">{answer}</Typography>
          </AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
