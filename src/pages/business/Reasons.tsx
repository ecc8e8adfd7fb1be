import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Headline } from '../landing/hero/Headline.tsx';
import './business.css';
import { businessCopy } from './copy.ts';

const { items, kicker, text, title } = businessCopy.reasons;
const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI'];

/** Why: numbered, like the plates of a catalogue. */
export function Reasons() {
  return (
    <>
      <Headline id="reasons" title={title} kicker={kicker}>
        {text}
      </Headline>
      <Box
        component="ol"
        className="business-list"
        sx={{
          display: 'grid',
          mt: { xs: 4, md: 6 },
          columnGap: { xs: 4, md: 5 },
          rowGap: { xs: 4, md: 6 },
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            md: 'repeat(3, minmax(0, 1fr))',
          },
        }}
      >
        {items.map((reason, index) => (
          <Box
            key={reason.title}
            component="li"
            sx={{ pt: 2, borderTop: 1, borderColor: 'divider' }}
          >
            <Typography variant="h4" component="p" color="primary" aria-hidden>
              {numerals[index]}
            </Typography>
            <Typography variant="h3" sx={{ mt: 1, mb: 1.5 }}>
              {reason.title}
            </Typography>
            <Typography color="textSecondary" sx={{ maxWidth: '46ch' }}>
              {reason.text}
            </Typography>
          </Box>
        ))}
      </Box>
    </>
  );
}
