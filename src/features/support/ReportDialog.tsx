import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useDispatch } from 'react-redux';
import { sizeText } from '../../domain/text/bytes.ts';
import { company } from '../../shared/site/company.ts';
import { tabStorage } from '../../shared/storage/rawStorage.ts';
import { saveFile } from '../../shared/storage/saveFile.ts';
import { Button } from '../../shared/ui/basic/Button.tsx';
import { Text } from '../../shared/ui/basic/Text.tsx';
import { contentCopyOutlinedIcon } from '../../shared/ui/icons/generalIcons.ts';
import { saveAltOutlinedIcon } from '../../shared/ui/icons/guideIcons.ts';
import { Icon } from '../../shared/ui/icons/Icon.tsx';
import { ErrorBoundary } from '../../shared/ui/page/ErrorBoundary.tsx';
import { supportCopy } from './copy.ts';
import { ownerOf, previousReportKey, readPreviousReport } from './recording/previousReport.ts';
import type { Recording } from './recording/recorder.ts';
import { makeReport, type Report } from './recording/report.ts';
import type { AllRules } from './redaction/supportReportRules.ts';
import './report.css';
import { supportEvents } from './supportEvents.ts';
import { readEnvironment } from './recording/environment.ts';
import styles from './ReportDialog.module.css';

interface Props extends OpenReport {
  /** What it may show. */
  rules: AllRules;
}

export interface OpenReport {
  recording: Recording;
  onClose: () => void;
}

const { facts } = supportCopy;

/** What the report holds, in a few lines: the whole of it is below. */
const factsOf = (report: Report, text: string): [string, string][] => [
  [facts.page, report.address],
  [facts.browser, [...report.browser.names, report.browser.system].join(' · ')],
  [facts.actions, String(report.currentStateIndex)],
  [facts.failedCalls, String(report.failedCalls.length)],
  [facts.errors, String(report.errors.length)],
  ...(report.orders.length > 0
    ? [[facts.orders, report.orders.join(', ')] as [string, string]]
    : []),
  [facts.size, sizeText(new Blob([text]).size)],
];

/** The report for support: shows what is in it, and gives it to its customer only. */
export function ReportDialog(props: Props) {
  return (
    // An error of the report stays in its dialog: the page that it is about must remain as it is.
    <ErrorBoundary fallback={<NoReport onClose={props.onClose} />}>
      <ReportContents {...props} />
    </ErrorBoundary>
  );
}

function NoReport({ onClose }: Pick<Props, 'onClose'>) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h3" component="h2">
        {supportCopy.title}
      </DialogTitle>
      <DialogContent>
        <Text>{supportCopy.failed(company.email)}</Text>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3 }}>
        <Button variant="contained" onClick={onClose}>
          {supportCopy.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function ReportContents({ rules, recording, onClose }: Props) {
  const dispatch = useDispatch();
  const titleId = useId();
  // Made once: what is shown is what is copied and saved.
  const [report] = useState(() => {
    const earlier = readPreviousReport(
      tabStorage.read(previousReportKey),
      ownerOf(recording.state),
    );
    return makeReport(rules, recording, readEnvironment(window), earlier);
  });
  const [text] = useState(() => JSON.stringify(report, null, 1));
  const copy = async () => {
    const isCopied = await writeText(text);
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
        <Text className={styles.text}>{supportCopy.sendTo(company.email)}</Text>
        <List title={supportCopy.inside} items={supportCopy.insideList} />
        <List title={supportCopy.outside} items={supportCopy.outsideList} />
        <dl className="report-facts" aria-label={supportCopy.contents}>
          {factsOf(report, text).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <details className="report-details">
          <summary>{supportCopy.sent}</summary>
          {/* It scrolls, so it must be focusable. */}
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

/** A browser may refuse its clipboard, and has none on a page without TLS. */
const writeText = (text: string): Promise<boolean> =>
  Promise.resolve(navigator.clipboard)
    .then((clipboard) => clipboard.writeText(text))
    .then(
      () => true,
      () => false,
    );
