import type { Field, Option } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { contests } from '@callboard/api-contract/entries';
import { useTenant } from '@callboard/tenant';

/** The field by which the tenant's entries are divided: the section of an act, the grade of a team. */
interface Category {
  name: string;
  label: string;
  options: readonly Option[];
}

/** The category that targets of this tenant can name. */
export function useCategory(): Category {
  const { code } = useTenant();
  const { entries, category } = contests[code];
  const field: Field | undefined = collectionNamed(entries.name).fields[category];
  return {
    name: category,
    label: field?.label ?? '',
    options: field?.kind === 'select' ? field.options : [],
  };
}
