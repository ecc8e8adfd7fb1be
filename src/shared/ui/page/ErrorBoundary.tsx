import { Component, type ReactNode } from 'react';
import { renewFailedComponents } from '../../lib/lazyComponent.ts';
import { errorCopy } from '../copy.ts';
import { Panel } from '../Panel.tsx';
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
}

/** Catches render errors of its children; the rest of the page stays mounted (docs/faults.md). */
export class ErrorBoundary extends Component<Props, State> {
  static override contextType = Reporting;
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    // `contextType` does not type `this.context`.
    (this.context as ReportingWay).noteError(error);
  }

  /** `failed` is of before the update: an error of the new content is not reset. */
  override componentDidUpdate({ resetKey }: Props, { failed }: State) {
    if (failed && resetKey !== this.props.resetKey) this.reset();
  }

  private readonly reset = () => {
    renewFailedComponents();
    this.setState({ failed: false });
  };

  override render() {
    const { children, fallback } = this.props;
    if (!this.state.failed) return children;
    return (
      fallback ?? (
        <Panel
          title={errorCopy.partFailed}
          action={{ label: errorCopy.tryAgain, onClick: this.reset }}
          aside={<ReportButton />}
        />
      )
    );
  }
}
