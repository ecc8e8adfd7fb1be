import { Component, type ReactNode } from 'react';
import { errorCopy } from '../copy.ts';
import { Panel } from '../Panel.tsx';
import { ReportButton } from './ReportButton.tsx';
import { Reporting, type ReportingWay } from './reporting.ts';

interface Props {
  children: ReactNode;
  /** What the part shows, such as an address: something else gets its own try. */
  resetKey?: string;
  /** Shown in place of the part that failed; without it, a panel with 'Try again'. */
  fallback?: ReactNode;
}

/** Keeps a render error inside its part of the page (docs/faults.md). */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  static override contextType = Reporting;
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    // What `contextType` provides.
    (this.context as ReportingWay).noteError(error);
  }

  override componentDidUpdate({ resetKey }: Props) {
    if (this.state.failed && resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  override render() {
    const { children, fallback } = this.props;
    if (!this.state.failed) return children;
    return (
      fallback ?? (
        <Panel
          title={errorCopy.partFailed}
          action={{ label: errorCopy.tryAgain, onClick: () => this.setState({ failed: false }) }}
          aside={<ReportButton />}
        />
      )
    );
  }
}
