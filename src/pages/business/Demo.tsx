import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { lazyComponent } from '../../shared/lib/lazyComponent.ts';
import { ErrorBoundary } from '../../shared/ui/page/ErrorBoundary.tsx';
import { Headline } from '../landing/hero/Headline.tsx';
import { heroColumns } from '../landing/landingLayout.ts';
import './business.css';
import { businessCopy } from './copy.ts';

const { kicker, loading, steps, text, title } = businessCopy.demo;

/** With formik and yup: no other part of the page waits for them. */
const DemoForm = lazyComponent(() =>
  import(/* webpackChunkName: "demo-form" */ '../../features/subscribe/contact/DemoForm.tsx').then(
    ({ DemoForm }) => DemoForm,
  ),
);

/** The form's height on a phone and above: the content below doesn't move when it is loaded. */
const formHeight = { xs: 630, sm: 544 };

/** The request for a demo, on night, beside what happens after it. */
export function Demo() {
  return (
    <Box sx={{ ...heroColumns, alignItems: 'start', gridTemplateColumns: demoColumns }}>
      <div>
        <Headline id="demo" title={title} kicker={kicker}>
          {text}
        </Headline>
        <Box component="ol" className="business-list" sx={{ mt: { xs: 3, md: 5 } }}>
          {steps.map((step, index) => (
            <Box
              key={step}
              component="li"
              sx={{ display: 'flex', gap: 2, py: 2, borderTop: 1, borderColor: 'divider' }}
            >
              <Typography variant="h4" component="span" color="primary" aria-hidden>
                {index + 1}
              </Typography>
              <Typography sx={{ maxWidth: '44ch' }}>{step}</Typography>
            </Box>
          ))}
        </Box>
      </div>
      <Paper variant="outlined" sx={{ p: { xs: 2.5, md: 4 } }}>
        <Box sx={{ minHeight: formHeight }}>
          <ErrorBoundary>
            <Suspense
              fallback={
                <Skeleton
                  variant="rounded"
                  role="status"
                  aria-label={loading}
                  sx={{ height: formHeight }}
                />
              }
            >
              <DemoForm />
            </Suspense>
          </ErrorBoundary>
        </Box>
      </Paper>
    </Box>
  );
}

const demoColumns = { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' };
