import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Headline } from '../landing/hero/Headline.tsx';
import { columns } from '../landing/landingLayout.ts';
import './business.css';
import { businessCopy } from './copy.ts';

const { items, kicker, text, title } = businessCopy.audience;

/** For whom: set like a table of contents. */
export function Audience() {
  return (
    <Box sx={columns}>
      <Headline id="audience" title={title} kicker={kicker}>
        {text}
      </Headline>
      <ul className="business-list">
        {items.map((one) => (
          <Box
            key={one.title}
            component="li"
            sx={{
              display: 'grid',
              py: { xs: 2.5, md: 3 },
              gap: { xs: 1, sm: 4 },
              gridTemplateColumns: {
                xs: 'minmax(0, 1fr)',
                sm: 'minmax(0, 5fr) minmax(0, 7fr)',
              },
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Typography variant="h3">{one.title}</Typography>
            <Typography color="textSecondary">{one.text}</Typography>
          </Box>
        ))}
      </ul>
    </Box>
  );
}
