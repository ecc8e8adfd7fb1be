import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { heroColumns } from '../landing/landingLayout.ts';
import './business.css';
import { businessCopy } from './copy.ts';
import { Voice } from './Voice.tsx';

const { facts, kicker, secondTitle, text, title, toDemo, toFaq } = businessCopy.intro;

/** What Cicerone is for a company, with the way to the form. */
export function Intro() {
  return (
    <>
      <Box sx={heroColumns}>
        <div>
          <Typography variant="overline" color="primary" component="p">
            {kicker}
          </Typography>
          <Typography variant="display" component="h1" id="intro-title" sx={{ mt: 1.5 }}>
            {title} <span className="business-second">{secondTitle}</span>
          </Typography>
          <Typography variant="lead" component="p" sx={{ mt: { xs: 3, md: 4 }, maxWidth: '48ch' }}>
            {text}
          </Typography>
          <Stack direction="row" sx={{ mt: { xs: 4, md: 5 }, gap: 2, flexWrap: 'wrap' }}>
            <Button component={Link} to={{ hash: 'demo' }} variant="contained" size="large">
              {toDemo}
            </Button>
            <Button
              component={Link}
              to={{ hash: 'faq' }}
              size="large"
              // Below the other on a phone: its text moves towards that one's edge, no further than the window's.
              sx={{ ml: { xs: -2, sm: 0 } }}
            >
              {toFaq}
            </Button>
          </Stack>
        </div>
        <Box sx={{ width: '100%', maxWidth: { xs: 300, md: 440 }, justifySelf: 'center' }}>
          <Voice />
        </Box>
      </Box>
      <Box
        component="ul"
        className="business-list"
        sx={{
          display: 'grid',
          mt: { xs: 7, md: 10 },
          gap: { xs: 3, md: 5 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {facts.map((fact) => (
          <Box
            key={fact.figure}
            component="li"
            sx={{ pt: 2, borderTop: 1, borderColor: 'text.primary' }}
          >
            <Typography variant="h2" component="p">
              {fact.figure}
            </Typography>
            <Typography color="textSecondary" sx={{ mt: 0.5 }}>
              {fact.text}
            </Typography>
          </Box>
        ))}
      </Box>
    </>
  );
}
