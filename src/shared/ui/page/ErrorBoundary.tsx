import { Component, type ReactNode } from 'react';
import { isChunkMissing } from '../../lib/loadChunk.ts';
import { renewFailedComponents } from '../../lib/lazyComponent.ts';
import { errorCopy } from '../copy.ts';
import { Panel } from '../Panel.tsx';
import { DownloadsButton } from './DownloadsButton.tsx';
import { ReportButton } from './ReportButton.tsx';
import { Reporting, type ReportingWay } from './reporting.ts';

interface Props {
  children: ReactNode;
  /** Identifies the content, such as its address: a new value resets the error. */
  resetKey?: string;
  /** Rendered after an error; by default a panel with 'Try again'. */
  fallback?: ReactNode;
}

interface State {
  failed: boolean;
  /** Its code could not be loaded: it is requested again by itself. */
  isMissing: boolean;
}

/** Milliseconds between two requests of code that is missing, while the browser is online. */
const pause = 5000;

/**
 * Catches render errors of its children; the rest of the page stays mounted (docs/faults.md). When their code could not
 * be loaded, it is requested again by itself.
 */
export class ErrorBoundary extends Component<Props, State> {
  static override contextType = Reporting;
  override state = { failed: false, isMissing: false };
  private timer: ReturnType<typeof setInterval> | undefined;

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, isMissing: isChunkMissing(error) };
  }

  override componentDidCatch(error: unknown) {
    // `contextType` does not type `this.context`.
    (this.context as ReportingWay).noteError(error);
    if (!isChunkMissing(error)) return;
    this.timer = setInterval(() => navigator.onLine && this.reset(), pause);
  }

  override componentWillUnmount() {
    clearInterval(this.timer);
  }

  /** `failed` is of before the update: an error of the new content is not reset. */
  override componentDidUpdate({ resetKey }: Props, { failed }: State) {
    if (failed && resetKey !== this.props.resetKey) this.reset();
  }

  private readonly reset = () => {
    clearInterval(this.timer);
    renewFailedComponents();
    this.setState({ failed: false, isMissing: false });
  };

  override render() {
    const { children, fallback } = this.props;
    if (!this.state.failed) return children;
    return (
      fallback ?? (
        <Panel
          title={this.state.isMissing ? errorCopy.partNotLoaded : errorCopy.partFailed}
          action={{ label: errorCopy.tryAgain, onClick: this.reset }}
          aside={this.state.isMissing ? <DownloadsButton /> : <ReportButton />}
        />
      )
    );
  }
}
