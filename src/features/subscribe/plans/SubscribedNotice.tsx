import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { longDate } from '../../../domain/text/date.ts';
import type { ActivePlan } from '../../../domain/model.ts';
import { routes } from '../../../shared/site/paths.ts';
import { subscribeCopy } from '../copy.ts';

const { active } = subscribeCopy;

/** For a subscriber: until when the plan runs, and what another plan would mean. */
export function SubscribedNotice({ plan: { name, end } }: { plan: ActivePlan }) {
  return (
    <Paper variant="outlined" role="status" sx={{ p: 3, mb: 4 }}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 2, alignItems: { xs: 'flex-start', sm: 'center' } }}
      >
        <CheckCircleOutlined color="success" fontSize="large" />
        <Stack sx={{ gap: 0.5, flexGrow: 1 }}>
          <Typography variant="h4" component="p">
            {end === null ? active.endless(name) : active.until(name, longDate(end))}
          </Typography>
          <Typography color="textSecondary">
            {end === null ? active.endlessText : active.untilText}
          </Typography>
        </Stack>
        <Button component={Link} to={routes.library} variant="outlined" sx={{ flexShrink: 0 }}>
          {active.listen}
        </Button>
      </Stack>
    </Paper>
  );
}
