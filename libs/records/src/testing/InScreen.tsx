import { useState, type ReactNode } from 'react';
import { createScreenAddress, ScreenFrame } from './ScreenFrame';

/** For a story: shows its component in the frame of a screen. */
export function InScreen({ at, children }: { at?: string; children: ReactNode }) {
  const [address] = useState(() => createScreenAddress(at));
  return <ScreenFrame address={address}>{children}</ScreenFrame>;
}
