import type { ReactNode } from 'react';

const widths: Record<string, string> = {
  narrow: '320px',
  phone: '390px',
  tablet: '768px',
  desktop: '1440px',
};

/** A frame of the width that the toolbar chooses; wider than the window it scrolls. */
export function Width({ width, children }: { width: string; children: ReactNode }) {
  return <div style={{ inlineSize: widths[width] ?? '100%' }}>{children}</div>;
}
