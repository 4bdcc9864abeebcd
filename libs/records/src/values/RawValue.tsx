import type { CollectionName, Field } from '@callboard/api-contract';
import { isCollectionName } from '@callboard/api-contract/collections';
import { recordHooksFor } from '@callboard/api-client/collections';
import { messages } from '../messages';
import { valueText } from './valueText';

export interface RawValueProps {
  field: Field;
  value: unknown;
  zone: string;
}

/** Displays a value from a request body or the change log: references are bare hashcodes, whose titles are fetched. */
export function RawValue({ field, value, zone }: RawValueProps) {
  if (field.kind === 'reference' && typeof value === 'string' && isCollectionName(field.to)) {
    return <ReferenceTitle to={field.to} hashcode={value} />;
  }
  return valueText(field, value, zone) || messages.nothing;
}

function ReferenceTitle({ to, hashcode }: { to: CollectionName; hashcode: string }) {
  const { data, problem } = recordHooksFor(to).useGet(hashcode);
  // A deleted record, or one that the user cannot read, has no title.
  return data?.qed_model.title ?? (problem ? messages.nothing : '…');
}
