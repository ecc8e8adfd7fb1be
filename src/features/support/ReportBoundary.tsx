import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { Component, type ReactNode } from 'react';
import { company } from '../../shared/company.ts';
import { Reporting, type ReportingWay } from '../../shared/ui/reporting.ts';
import { supportCopy } from './copy.ts';

interface Props {
  children: ReactNode;
  onClose: () => void;
}

/** Keeps an error of the report inside its dialog: the page that the customer reports about stays as it is. */
export class ReportBoundary extends Component<Props, { failed: boolean }> {
  static override contextType = Reporting;
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    // What `contextType` provides.
    (this.context as ReportingWay).noteError(error);
  }

  override render() {
    const { children, onClose } = this.props;
    if (!this.state.failed) return children;
    return (
      <Dialog open onClose={onClose} aria-label={supportCopy.title}>
        <DialogTitle variant="h3" component="h2">
          {supportCopy.title}
        </DialogTitle>
        <DialogContent>
          <Typography>{supportCopy.failed(company.email)}</Typography>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 3 }}>
          <Button variant="contained" onClick={onClose}>
            {supportCopy.close}
          </Button>
        </DialogActions>
      </Dialog>
    );
  }
}
