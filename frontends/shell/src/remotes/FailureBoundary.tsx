import { Component, type ReactNode } from 'react';
import { RemoteFailed } from './RemoteFailed.tsx';

type BoundaryProps = { onRetry: () => void; children: ReactNode };

/** Keeps a failure inside the part of the page where it happened. */
export class FailureBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const again = () => {
      this.props.onRetry();
      this.setState({ failed: false });
    };
    return <RemoteFailed onRetry={again} />;
  }
}
