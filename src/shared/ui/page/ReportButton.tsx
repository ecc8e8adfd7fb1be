import { use } from 'react';
import { Button } from '../basic/Button.tsx';
import { errorCopy } from '../copy.ts';
import { Reporting } from './reporting.ts';

/** Renders the 'Report a problem' button of error panels. */
export function ReportButton() {
  const { open } = use(Reporting);
  if (!open) return null;
  return (
    <Button size="small" color="inherit" onClick={open}>
      {errorCopy.report}
    </Button>
  );
}
