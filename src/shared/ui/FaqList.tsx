import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';

interface Props {
  faqs: readonly { question: string; answer: string }[];
  lang: string;
}

/** Questions that open to their answers. */
export function FaqList({ faqs, lang }: Props) {
  return (
    <div lang={lang}>
      {faqs.map(({ question, answer }) => (
        <Accordion key={question}>
          <AccordionSummary expandIcon={<ExpandMore />}>{question}</AccordionSummary>
          <AccordionDetails>
            <Typography color="textSecondary">{answer}</Typography>
          </AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
