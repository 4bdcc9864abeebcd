import type { ReactNode } from 'react';
import { PlainValue } from './PlainValue';
import { instantText } from './readValue';

interface InstantValueProps {
  value: unknown;
  zone: string | undefined;
  /** The component that formats it. */
  show: (props: { value: string; zone: string | undefined }) => ReactNode;
}

/** A day or an instant, from a text or a `Date`. */
export function InstantValue({ value, zone, show: Show }: InstantValueProps) {
  const text = instantText(value);
  return text === undefined ? <PlainValue value={value} /> : <Show value={text} zone={zone} />;
}
