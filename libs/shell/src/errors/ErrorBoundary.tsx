import { Component, type ReactNode } from 'react';
import { isMissingPart, reloadOnce } from './importOrReload';

export interface ErrorBoundaryProps {
  /** Shown in place of what has failed. */
  fallback: (error: unknown) => ReactNode;
  /** A change of this key renders the children again. */
  resetKey: string;
  children: ReactNode;
}

interface ErrorState {
  error: unknown;
  hasError: boolean;
  resetKey: string;
}

/** Catches the errors of what has no router around it: the public pages, and loading the app behind the login. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorState> {
  override state: ErrorState = { error: undefined, hasError: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorState> {
    return { error, hasError: true };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorState): Partial<ErrorState> | null {
    if (props.resetKey === state.resetKey) return null;
    return { resetKey: props.resetKey, hasError: false, error: undefined };
  }

  /** Parts that a page loads by itself do not go through `importOrReload`: they are noticed here. */
  override componentDidCatch(error: unknown) {
    if (isMissingPart(error)) reloadOnce();
  }

  override render() {
    const { hasError, error } = this.state;
    return hasError ? this.props.fallback(error) : this.props.children;
  }
}
