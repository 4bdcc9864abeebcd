import { Component, type ReactNode } from 'react';
import { isMissingPart, reloadOnce } from './importOrReload';

export interface ErrorBoundaryProps {
  /** Rendered in place of the children that failed. */
  fallback: (error: unknown) => ReactNode;
  /** A change of this key resets the boundary. */
  resetKey: string;
  children: ReactNode;
}

interface ErrorState {
  error: unknown;
  hasError: boolean;
  resetKey: string;
}

/** Catches errors outside the router: of the public pages, and of loading the signed-in app. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorState> {
  override state: ErrorState = { error: undefined, hasError: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorState> {
    return { error, hasError: true };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorState): Partial<ErrorState> | null {
    if (props.resetKey === state.resetKey) return null;
    return { resetKey: props.resetKey, hasError: false, error: undefined };
  }

  /** Handles missing chunks that were not loaded by `importOrReload`. */
  override componentDidCatch(error: unknown) {
    if (isMissingPart(error)) reloadOnce();
  }

  override render() {
    const { hasError, error } = this.state;
    return hasError ? this.props.fallback(error) : this.props.children;
  }
}
