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
  /** True if an admin is viewing the app as the user. @default false */
  isViewing?: boolean;
}

/** Renders a screen in its frame, for a test; `rerender` replaces the screen, in the same frame. */
export function renderScreen(screen: ReactNode, { at, path, ...user }: ScreenOptions = {}) {
  const address = createScreenAddress(at, path);
  const framed = (shown: ReactNode) => (
    <ScreenFrame address={address} {...user}>
      {shown}
    </ScreenFrame>
  );
  const view = render(framed(screen));
  const rerender = (next: ReactNode) => view.rerender(framed(next));
  return { ...view, rerender, address, user: userEvent.setup() };
}
