import type { Collection } from '@callboard/api-contract';
import { fieldNamed, type Grouping } from '@callboard/api-contract/lists';
import { periodText } from '@callboard/domain/reports';
import { monthNames } from '@callboard/ui-kit/dates';
import { valueText } from '../../values/valueText';
import { groupMessages as words } from './groupMessages';

/** The name of a group: of an option in the user's language, of a record its title, of a period its days. */
export function groupText(
  collection: Collection,
  { field, period }: Grouping,
  { value, label }: { value: string | null; label: string },
): string {
  if (value === null) return words.noValue;
  if (period) {
    const text = periodText(value, period, monthNames());
    return period === 'week' ? words.weekOf(text) : text;
  }
  const declared = fieldNamed(collection, field);
  if (!declared || declared.kind === 'reference') return label === '' ? '—' : label;
  return valueText(declared, declared.kind === 'boolean' ? value === 'true' : value, 'UTC');
}
