import { lazy, Suspense } from 'react';
import type { KitDisplayProps } from './KitDisplay';

// Lazy: few fields name a display, and a list is to load fast.
const KitDisplay = lazy(async () => ({ default: (await import('./KitDisplay')).KitDisplay }));

export interface NamedDisplayProps extends KitDisplayProps {
  /** The value as text, shown until the display is loaded. */
  text: string;
}

/** Shows a value in the display that its field names (clause 3.27). */
export function NamedDisplay({ text, ...props }: NamedDisplayProps) {
  return (
    <Suspense fallback={props.field.kind === 'document' ? null : text}>
      <KitDisplay {...props} />
    </Suspense>
  );
}
