import type { ReactNode } from 'react';
import { PlainValue } from './PlainValue';
import { instantText } from './readValue';

interface InstantValueProps {
  value: unknown;
  zone: string | undefined;
  /** Writes it. */
  show: (props: { value: string; zone: string | undefined }) => ReactNode;
}

/** A day or an instant, as a text or as a `Date`. */
export function InstantValue({ value, zone, show: Show }: InstantValueProps) {
  const text = instantText(value);
  return text === undefined ? <PlainValue value={value} /> : <Show value={text} zone={zone} />;
}
