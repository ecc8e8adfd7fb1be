import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useSite } from '../../shared/site/useSite.ts';
import { useAppDispatch } from '../../shared/store/hooks.ts';
import { tabStorage } from '../../shared/storage/rawStorage.ts';
import { saveFile } from '../../shared/storage/saveFile.ts';
import { copyText } from '../../shared/lib/copyText.ts';
import { withMuiTheme } from '../../shared/theme/MuiTheme.tsx';
import { Button } from '../../shared/ui/basic/Button.tsx';
import { Text } from '../../shared/ui/basic/Text.tsx';
import { contentCopyOutlinedIcon } from '../../shared/ui/icons/generalIcons.ts';
import { saveAltOutlinedIcon } from '../../shared/ui/icons/guideIcons.ts';
import { Icon } from '../../shared/ui/icons/Icon.tsx';
import { ErrorBoundary } from '../../shared/ui/page/ErrorBoundary.tsx';
import { supportCopy } from './copy.ts';
import { ownerOf, previousReportKey, readPreviousReport } from './recording/previousReport.ts';
import type { Recording } from './recording/recorder.ts';
import { makeReport } from './recording/report.ts';
import './report.css';
import { supportEvents } from './supportEvents.ts';
import { readEnvironment } from './recording/environment.ts';
import { useBackCloses } from '../../shared/ui/page/useBackCloses.ts';

export interface OpenReport {
  recording: Recording;
  onClose: () => void;
}

/** Shows the support report and lets the customer copy or save it; it is not sent. */
export const ReportDialog = withMuiTheme(function ReportDialog(props: OpenReport) {
  useBackCloses(true, props.onClose);
  // Contains render errors of the report, so that the reported page stays mounted.
  return (
    <ErrorBoundary fallback={<NoReport onClose={props.onClose} />}>
      <ReportContents {...props} />
    </ErrorBoundary>
  );
});

function NoReport({ onClose }: Pick<OpenReport, 'onClose'>) {
  const titleId = useId();
  const email = useSite()?.shop.email ?? '';
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h3" component="h2">
        {supportCopy.title}
      </DialogTitle>
      <DialogContent>
        <Text>{supportCopy.failed(email)}</Text>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3 }}>
        <Button variant="contained" onClick={onClose}>
          {supportCopy.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function ReportContents({ recording, onClose }: OpenReport) {
  const dispatch = useAppDispatch();
  const titleId = useId();
  const email = useSite()?.shop.email ?? '';
  // Created once: the report shown, copied and saved must be the same.
  const [report] = useState(() => {
    const earlier = readPreviousReport(
      tabStorage.read(previousReportKey),
      ownerOf(recording.state),
    );
    return makeReport(recording, readEnvironment(window), earlier);
  });
  const [text] = useState(() => JSON.stringify(report, null, 1));
  const copy = async () => {
    const isCopied = await copyText(text);
    dispatch(isCopied ? supportEvents.reportCopied() : supportEvents.copyingFailed());
  };
  const save = () => {
    const day = report.madeAt.slice(0, 19).replace(/[T:]/g, '-');
    saveFile(new Blob([text], { type: 'application/json' }), supportCopy.fileName(day));
    dispatch(supportEvents.reportSaved());
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId} variant="h3" component="h2">
        {supportCopy.title}
      </DialogTitle>
      <DialogContent>
        <Text>{supportCopy.lead}</Text>
        <Text className="report-send">{supportCopy.sendTo(email)}</Text>
        <List title={supportCopy.inside} items={supportCopy.insideList} />
        <List title={supportCopy.outside} items={supportCopy.outsideList} />
        <dl className="report-facts" aria-label={supportCopy.summary}>
          {Object.entries(report.summary).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <details className="report-details">
          <summary>{supportCopy.sent}</summary>
          {/* A scroll container must be focusable for keyboard users. */}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre className="report-text" tabIndex={0} aria-label={supportCopy.sent} role="region">
            {text}
          </pre>
        </details>
      </DialogContent>
      <DialogActions
        disableSpacing
        sx={{ flexWrap: 'wrap', px: 3, pb: 3, gap: 1, '& > *': { flexGrow: { xs: 1, sm: 0 } } }}
      >
        <Button color="inherit" onClick={onClose}>
          {supportCopy.close}
        </Button>
        <Button
          variant="outlined"
          startIcon={<Icon path={contentCopyOutlinedIcon} />}
          onClick={() => void copy()}
        >
          {supportCopy.copy}
        </Button>
        <Button variant="contained" startIcon={<Icon path={saveAltOutlinedIcon} />} onClick={save}>
          {supportCopy.save}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section className="report-list">
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
