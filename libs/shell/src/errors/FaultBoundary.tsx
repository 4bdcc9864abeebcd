import { Component, type ReactNode } from 'react';
import { isMissingPart } from './MissingPartError';
import { reloadOnce } from './reloadOnce';

export interface FaultBoundaryProps {
  /** Shown in place of what has stopped; `retry` mounts it anew. */
  fallback: (fault: unknown, retry: () => void) => ReactNode;
  /** A change of this key leaves the fault behind: give it the path. */
  resetKey: string;
  children: ReactNode;
}

interface FaultState {
  fault: unknown;
  hasFault: boolean;
  resetKey: string;
}

/** Keeps a fault of one page from taking the rest of the app with it. React offers this to classes only. */
export class FaultBoundary extends Component<FaultBoundaryProps, FaultState> {
  override state: FaultState = { fault: undefined, hasFault: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(fault: unknown): Partial<FaultState> {
    return { fault, hasFault: true };
  }

  static getDerivedStateFromProps(props: FaultBoundaryProps, state: FaultState): Partial<FaultState> | null {
    if (props.resetKey === state.resetKey) return null;
    return { resetKey: props.resetKey, hasFault: false, fault: undefined };
  }

  /** Parts that a screen fetches by itself do not go through `importOrReload`: they are missed here. */
  override componentDidCatch(fault: unknown) {
    if (isMissingPart(fault)) reloadOnce();
  }

  override render() {
    const { hasFault, fault } = this.state;
    if (!hasFault) return this.props.children;
    return this.props.fallback(fault, () => this.setState({ hasFault: false, fault: undefined }));
  }
}
