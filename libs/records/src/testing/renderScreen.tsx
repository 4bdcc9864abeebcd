import type { Role } from '@callboard/api-contract';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createScreenAddress, ScreenFrame } from './ScreenFrame';

export interface ScreenOptions {
  /** The address at the start. @default '/' */
  at?: string;
  /** @default ['staff'] */
  roles?: readonly Role[];
}

/** Shows a screen in its frame, for a test. */
export function renderScreen(screen: ReactNode, { at, roles }: ScreenOptions = {}) {
  const address = createScreenAddress(at);
  const view = render(
    <ScreenFrame address={address} roles={roles}>
      {screen}
    </ScreenFrame>,
  );
  return { ...view, address, user: userEvent.setup() };
}
