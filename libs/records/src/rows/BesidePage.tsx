import { useBeside } from '@callboard/app-state';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Stands in the place that the frame has beside the page; without a frame in the page itself. */
export function BesidePage({ children }: { children: ReactNode }) {
  const beside = useBeside();
  return beside ? createPortal(children, beside) : children;
}
