import type { TenantCode } from '@callboard/api-contract';
import { collectionAt } from '@callboard/api-contract/collections';
import { contests } from '@callboard/api-contract/entries';
import type { Target } from '@callboard/api-contract/messaging';
import { sentences } from '@callboard/api-contract/sentences';
import { namesSomething } from '@callboard/domain/targets';
import { invalid } from '../problems';
import { parseEntriesFilter } from './parseEntriesFilter';

/** Throws a 400 unless a target names something, and its category and filter are those of the tenant's entries. */
export function checkTarget(tenant: TenantCode, target: Target): void {
  if (!namesSomething(target)) throw invalid({ role: [sentences.targetNamesNothing()] });
  const { category, entries_filter } = target;
  if (category && categoryLabel(tenant, category) === null) {
    throw invalid({ category: [sentences.noSuchCategory()] });
  }
  if (entries_filter) parseEntriesFilter(collectionAt('entries', tenant), entries_filter);
}

/** Label of a category of a tenant's entries; null where it has none of that name. */
export function categoryLabel(tenant: TenantCode, value: string): string | null {
  const field = collectionAt('entries', tenant).fields[contests[tenant].category];
  const options = field?.kind === 'select' ? field.options : [];
  return options.find((option) => option.value === value)?.label ?? null;
}
