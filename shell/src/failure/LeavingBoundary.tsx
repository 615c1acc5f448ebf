import type { ReactNode } from 'react';
import { Component } from 'react';

/**
 * Keeps a page that throws while it is left from breaking the one that follows: React gives such an error to what is
 * around both. It counts as uncaught. An error of what is shown is thrown again, and goes on from here.
 */
export class LeavingBoundary extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError(): object {
    return {};
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
