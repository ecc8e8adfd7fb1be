import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { routes } from '../../../shared/site/paths.ts';
import { heroColumns } from '../landingLayout.ts';
import { callToActionCopy } from './sectionsCopy.ts';
import { Portal } from '../hero/Portal.tsx';
import { TryPremium } from '../hero/TryPremium.tsx';

function Price({ amount, text }: { amount: string; text: string }) {
  return (
    <Box sx={{ maxWidth: '28ch' }}>
      <Typography variant="h2" component="p">
        {amount}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {text}
      </Typography>
    </Box>
  );
}

/** The last word, on night: the prices and the way to the plans. */
export function CallToAction() {
  const { action, kicker, price, priceText, special, specialText, text, title } = callToActionCopy;
  return (
    <Box sx={heroColumns}>
      <div>
        <Typography variant="overline" color="primary" component="p">
          {kicker}
        </Typography>
        <Typography
          variant="display"
          component="h2"
          id="call-to-action-title"
          sx={{ mt: 1.5, maxWidth: '16ch' }}
        >
          {title}
        </Typography>
        <Typography variant="lead" component="p" sx={{ mt: 3, maxWidth: '48ch' }}>
          {text}
        </Typography>
        <Stack
          direction={{ xs: 'column', md: 'row' }}
          sx={{ mt: { xs: 4, md: 6 }, gap: { xs: 3, md: 8 } }}
        >
          <Price amount={price} text={priceText} />
          <Price amount={special} text={specialText} />
        </Stack>
        <Stack direction="row" sx={{ mt: { xs: 4, md: 6 }, gap: 2, flexWrap: 'wrap' }}>
          <Button component={Link} to={routes.plans} variant="contained" size="large">
            {action}
          </Button>
          <TryPremium />
        </Stack>
      </div>
      {/* A phone has no room beside the words. */}
      <Box
        sx={{
          display: { xs: 'none', md: 'block' },
          maxWidth: 400,
          justifySelf: 'end',
          width: '100%',
        }}
      >
        <Portal />
      </Box>
    </Box>
  );
}
