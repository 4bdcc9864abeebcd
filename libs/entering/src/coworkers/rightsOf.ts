import { collectionNamed } from '@callboard/api-contract/collections';
import { translate } from '@callboard/language';

/** What co-workers can do, as the contract declares it. */
export function rightsOf(): { value: string; label: string }[] {
  const { right } = collectionNamed('collaborators').fields;
  return right?.kind === 'select'
    ? right.options.map(({ value, label }) => ({ value, label: translate(label) }))
    : [];
}
