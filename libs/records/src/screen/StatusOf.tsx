import type { CollectionName } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { translate } from '@callboard/language';
import { StatusBadge } from '@callboard/ui-kit/display';
import { toTone } from '@callboard/ui-kit/theme';

export interface StatusOfProps {
  collection: CollectionName;
  status: string;
}

/** A status with the label and the colour that the contract declares. */
export function StatusOf({ collection, status }: StatusOfProps) {
  const known = collectionNamed(collection).lifecycle?.statuses[status];
  return <StatusBadge label={translate(known?.label ?? status)} tone={toTone(known?.tone)} />;
}
