import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { profileCopy } from '../copy.ts';
import '../profile.css';

const { title, xp, skills, contents, updates } = profileCopy.statistics;

/** Fixed at 0: no call has these figures. */
const figures = [xp, skills, contents, updates].map((term) => ({ term, value: 0 }));

export function Statistics() {
  return (
    <Card component="section" aria-label={title} sx={{ p: 3 }}>
      <Typography variant="h4" component="h2" sx={{ mb: 2.5 }}>
        {title}
      </Typography>
      <dl className="profile-figures">
        {figures.map(({ term, value }) => (
          <div key={term}>
            <Typography component="dt" variant="caption" color="textSecondary">
              {term}
            </Typography>
            <Typography component="dd" variant="h3">
              {value}
            </Typography>
          </div>
        ))}
      </dl>
    </Card>
  );
}
