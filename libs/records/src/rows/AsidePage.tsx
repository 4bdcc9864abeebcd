import { useAside } from '@callboard/app-state';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Renders into the frame's aside, or in the page itself if there is no frame. */
export function AsidePage({ children }: { children: ReactNode }) {
  const aside = useAside();
  return aside ? createPortal(children, aside) : children;
}
