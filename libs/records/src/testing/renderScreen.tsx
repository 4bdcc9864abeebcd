import type { Role } from '@callboard/api-contract';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createScreenRouter, ScreenFrame } from './ScreenFrame';

export interface ScreenOptions {
  /** The address at the start. @default '/' */
  at?: string;
  /** @default ['staff'] */
  roles?: readonly Role[];
}

/** Shows a screen in its frame, for a test. */
export function renderScreen(screen: ReactNode, { at, roles }: ScreenOptions = {}) {
  const router = createScreenRouter(screen, at);
  const view = render(<ScreenFrame router={router} roles={roles} />);
  return { ...view, router, user: userEvent.setup() };
}
