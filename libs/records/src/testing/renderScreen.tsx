import type { Role } from '@callboard/api-contract';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createScreenAddress, ScreenFrame } from './ScreenFrame';

export interface ScreenOptions {
  /** The initial URL. @default '/' */
  at?: string;
  /** The path of its route, with the names of parameters. @default every URL */
  path?: string;
  /** @default ['staff'] */
  roles?: readonly Role[];
  /** The hashcode of the signed-in person. @default null */
  individual?: string;
}

/** Renders a screen in its frame, for a test. */
export function renderScreen(screen: ReactNode, { at, path, roles, individual }: ScreenOptions = {}) {
  const address = createScreenAddress(at, path);
  const view = render(
    <ScreenFrame address={address} roles={roles} individual={individual}>
      {screen}
    </ScreenFrame>,
  );
  return { ...view, address, user: userEvent.setup() };
}
