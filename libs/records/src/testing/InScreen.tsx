import { useTenant } from '@callboard/tenant';
import { useState, type ReactNode } from 'react';
import { createScreenAddress, ScreenFrame } from './ScreenFrame';

/** Renders the component of a story in a screen frame, at the tenant of the toolbar. */
export function InScreen({ at, children }: { at?: string; children: ReactNode }) {
  const [address] = useState(() => createScreenAddress(at));
  return (
    <ScreenFrame address={address} tenant={useTenant()}>
      {children}
    </ScreenFrame>
  );
}
