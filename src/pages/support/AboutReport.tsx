import type { Report } from '../../features/support/report.ts';
import { replayCopy } from './copy.ts';

const { facts } = replayCopy;

/** Texts and numbers of a file that anybody may have made: whatever else stands there reads as JSON. */
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(textOf) : []);

/** What the report says besides what is seen: for the server's log, the ids of the failed requests. */
export function AboutReport({ report }: { report: Report }) {
  const { browser, build, madeAt, address, player, failedCalls, errors } = report;
  const rows: [string, string[]][] = [
    [facts.made, [textOf(madeAt)]],
    [facts.build, [textOf(build)]],
    [facts.page, [address]],
    [facts.browser, [textOf(browser)]],
    [facts.sound, [textOf(player)]],
    [facts.failedCalls, listOf(failedCalls)],
    [facts.errors, listOf(errors)],
  ];
  return (
    <details className="replay-about">
      <summary>{replayCopy.about}</summary>
      <dl>
        {rows.map(([name, values]) => (
          <div key={name}>
            <dt>{name}</dt>
            {values.map((value, index) => (
              <dd key={index}>{value}</dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  );
}
