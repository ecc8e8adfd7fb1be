import type { Report } from '../../features/support/recording/report.ts';
import { readEnvironment } from '../../features/support/recording/environment.ts';
import type { ToastRule } from '../../shared/lib/toastRules.ts';
import { Button } from '../../shared/ui/basic/Button.tsx';
import { aboutReport } from './aboutRows.ts';
import { replayCopy } from './copy.ts';

interface Props {
  report: Report;
  rules: readonly ToastRule[];
  /** Called with the previous page's report, to open it. */
  onOpen: (report: Report) => void;
}

/** Shows the data of a report that is not replayed. */
export function AboutReport({ report, rules, onOpen }: Props) {
  const { earlier } = report;
  return (
    <details className="replay-about">
      <summary>{replayCopy.about}</summary>
      {/* The region scrolls, so it must be focusable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="replay-facts" tabIndex={0} role="region" aria-label={replayCopy.about}>
        {aboutReport(report, readEnvironment(window).build, rules).map(({ title, rows }) => (
          <section key={title}>
            <h2>{title}</h2>
            <dl>
              {rows.map(({ name, lines, warning }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  {lines.map((line, index) => (
                    <dd key={index}>{line}</dd>
                  ))}
                  {warning && <dd className="replay-warning">{warning}</dd>}
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      {earlier && (
        <Button size="small" color="inherit" onClick={() => onOpen(earlier)}>
          {replayCopy.earlier}
        </Button>
      )}
    </details>
  );
}
