import { useBeside } from '@callboard/app-state';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Renders into the frame's aside, or in the page itself if there is no frame. */
export function BesidePage({ children }: { children: ReactNode }) {
  const aside = useBeside();
  return aside ? createPortal(children, aside) : children;
}
