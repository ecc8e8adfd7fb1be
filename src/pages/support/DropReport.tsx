import { useRef, useState, type DragEvent } from 'react';
import { readReportFile, type Fault } from '../../features/support/recording/readReport.ts';
import type { Report } from '../../features/support/recording/report.ts';
import { Button } from '../../shared/ui/basic/Button.tsx';
import { Container } from '../../shared/ui/basic/Container.tsx';
import { Text } from '../../shared/ui/basic/Text.tsx';
import { Brand } from '../../shared/ui/brand/Brand.tsx';
import { ReportButton } from '../../shared/ui/page/ReportButton.tsx';
import { faultText, replayCopy } from './copy.ts';
import styles from './DropReport.module.css';

/** Reads the file of a report, which is dropped on the page or chosen. */
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
    <main>
      <Container isNarrow className={styles.page}>
        <Text variant="h3">
          <Brand />
        </Text>
        {/* Dropping a file needs a mouse; the button below works for every user. */}
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
          <Text as="h1" variant="h3">
            {replayCopy.title}
          </Text>
          <Text color="muted">{replayCopy.lead}</Text>
          <input
            ref={input}
            type="file"
            accept="application/json,.json"
            hidden
            aria-label={replayCopy.choose}
            onChange={({ target }) => {
              void take(target.files?.[0]);
              // Allows the same file to be chosen again: a change event needs another value.
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
    </main>
  );
}
