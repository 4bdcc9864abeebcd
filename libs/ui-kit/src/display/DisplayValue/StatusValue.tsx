import { translate } from '@callboard/language';
import { StatusBadge } from '../StatusBadge/StatusBadge';
import { toTone } from '../../theme/tone';
import { PlainValue } from './PlainValue';
import { part, plainText } from './readValue';

/** A status: its word, or an object with its label and its colour. */
export function StatusValue({ value }: { value: unknown }) {
  const word = part(value, 'label', 'name', 'title', 'text', 'value', 'code') ?? value;
  if (typeof word === 'object') return <PlainValue value={value} />;
  const color = part(value, 'tone', 'color', 'colour');
  return (
    <StatusBadge
      label={translate(plainText(word))}
      tone={toTone(typeof color === 'string' ? color : undefined)}
    />
  );
}
