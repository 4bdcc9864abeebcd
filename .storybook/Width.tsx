import type { ReactNode } from 'react';

const widths: Record<string, string> = { phone: '390px', tablet: '820px', full: '100%' };

/** A frame of the width that the toolbar chooses. */
export function Width({ width, children }: { width: string; children: ReactNode }) {
  return <div style={{ inlineSize: widths[width] ?? '100%', maxInlineSize: '100%' }}>{children}</div>;
}
