import { useState, type ReactNode } from 'react';
import { createScreenRouter, ScreenFrame } from './ScreenFrame';

/** For a story: shows its component in the frame of a screen. */
export function InScreen({ at, children }: { at?: string; children: ReactNode }) {
  const [router] = useState(() => createScreenRouter(children, at));
  return <ScreenFrame router={router} />;
}
