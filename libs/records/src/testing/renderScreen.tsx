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
  /** The person who is signed in, by hashcode. @default null */
  individual?: string;
}

/** Shows a screen in its frame, for a test. */
export function renderScreen(screen: ReactNode, { at, roles, individual }: ScreenOptions = {}) {
  const address = createScreenAddress(at);
  const view = render(
    <ScreenFrame address={address} roles={roles} individual={individual}>
      {screen}
    </ScreenFrame>,
  );
  return { ...view, address, user: userEvent.setup() };
}
