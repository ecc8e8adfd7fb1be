import type { Report } from '../../features/support/recording/report.ts';
import type { ToastRule } from '../../shared/lib/toastRules.ts';
import { Button } from '../../shared/ui/basic/Button.tsx';
import { arrowBackIcon, arrowForwardIcon } from '../../shared/ui/icons/generalIcons.ts';
import { Icon } from '../../shared/ui/icons/Icon.tsx';
import { IconAction } from '../../shared/ui/tooltip/IconAction.tsx';
import { AboutReport } from './AboutReport.tsx';
import { replayCopy } from './copy.ts';
import type { ReplayStep } from './replaySteps.ts';

interface Props {
  report: Report;
  rules: readonly ToastRule[];
  steps: ReplayStep[];
  at: number;
  isFiltered: boolean;
  onStep: (at: number) => void;
  onOpen: (report: Report) => void;
  onClose: () => void;
}

/** Shows the strip that marks the page as a replay and steps through it. The slider handles the arrow keys. */
export function StepStrip(props: Props) {
  const { report, rules, steps, at, isFiltered, onStep, onOpen, onClose } = props;
  const last = steps.length - 1;
  const step = steps[at];
  return (
    <main className="replay-strip" aria-label={replayCopy.mark} data-scheme="dark">
      <h1 className="replay-mark">{replayCopy.mark}</h1>
      <div className="replay-steps">
        <IconAction label={replayCopy.back} onClick={() => onStep(Math.max(at - 1, 0))}>
          <Icon path={arrowBackIcon} />
        </IconAction>
        <input
          className="replay-slider"
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={replayCopy.step}
          aria-valuetext={`${replayCopy.stepOf(at, last)}: ${step?.name ?? replayCopy.start}`}
          onChange={(event) => onStep(Number(event.target.value))}
        />
        <IconAction label={replayCopy.forth} onClick={() => onStep(Math.min(at + 1, last))}>
          <Icon path={arrowForwardIcon} />
        </IconAction>
      </div>
      <p className="replay-action" role="status">
        {replayCopy.stepOf(at, last)} · {step?.name ?? replayCopy.start}
        {step?.isBroken && ` · ${replayCopy.broken}`}
        {isFiltered && ` · ${replayCopy.filtered}`}
      </p>
      <AboutReport report={report} rules={rules} onOpen={onOpen} />
      <Button size="small" color="inherit" onClick={onClose}>
        {replayCopy.another}
      </Button>
    </main>
  );
}
