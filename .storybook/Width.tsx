import type { ReactNode } from 'react';

const widths: Record<string, string> = {
  narrow: '320px',
  phone: '390px',
  tablet: '768px',
  desktop: '1440px',
};

interface WidthProps {
  width: string;
  /** Of the text, where a page shows stories of both. */
  direction: string;
  children: ReactNode;
}

/** A frame of the width that the toolbar chooses; wider than the window it scrolls. */
export function Width({ width, direction, children }: WidthProps) {
  return (
    <div dir={direction} style={{ inlineSize: widths[width] ?? '100%' }}>
      {children}
    </div>
  );
}
