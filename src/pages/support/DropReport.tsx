import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useRef, useState, type DragEvent } from 'react';
import { readReportFile, type Fault } from '../../features/support/recording/readReport.ts';
import type { Report } from '../../features/support/recording/report.ts';
import { Brand } from '../../shared/ui/brand/Brand.tsx';
import { ReportButton } from '../../shared/ui/page/ReportButton.tsx';
import { faultText, replayCopy } from './copy.ts';

/** Takes the file of a report: dropped on the page, or chosen. */
export function DropReport({ onReport }: { onReport: (report: Report) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const [isOver, setIsOver] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const read = await readReportFile(file);
    if ('report' in read) onReport(read.report);
    else setFault(read);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void take(event.dataTransfer.files[0]);
  };
  return (
    <Container
      component="main"
      maxWidth="sm"
      sx={{ minHeight: '100vh', py: 4, display: 'grid', alignContent: 'center', gap: 3 }}
    >
      <Typography variant="h3" component="p">
        <Brand />
      </Typography>
      {/* Dropping is the mouse's way; the button below is for everyone. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className="replay-drop"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <Typography variant="h3" component="h1">
          {replayCopy.title}
        </Typography>
        <Typography color="textSecondary">{replayCopy.lead}</Typography>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          hidden
          aria-label={replayCopy.choose}
          onChange={({ target }) => {
            void take(target.files?.[0]);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
        <Button variant="contained" onClick={() => input.current?.click()}>
          {replayCopy.choose}
        </Button>
        <p role="alert">{fault && faultText(fault)}</p>
      </div>
      <div>
        <ReportButton />
      </div>
    </Container>
  );
}
