import { tenants } from '@callboard/all-tenants';
import {
  defaultTenant,
  tenantCodes,
  type Collection,
  type Option,
  type TenantCode,
} from '@callboard/api-contract';
import { collectionAt } from '@callboard/api-contract/collections';
import { isLong } from '../../tools/vitest/tiers.mjs';
import { port } from './ports';

/** The address of a page at a tenant. */
export function at(tenant: TenantCode, path = '/'): string {
  return `http://${tenant}.localhost:${port}${path}`;
}

/** Every mode of every tenant is looked at in the long run; in the short one each mode at half of them. */
export function modesOf(tenant: TenantCode): readonly ('dark' | 'light')[] {
  if (isLong) return ['dark', 'light'];
  return [tenantCodes.indexOf(tenant) % 2 === 0 ? 'dark' : 'light'];
}

/** Checks whether a test that is the same for all tenants runs here too: in the short run the default tenant stands for the others. */
export function standsForAll(tenant: TenantCode): boolean {
  return isLong || tenant === defaultTenant;
}

interface Words {
  name: string;
  event: string;
  events: string;
  performance: string;
  space: string;
  entry: string;
  entries: string;
  participants: string;
  /** Where the API serves its entries and participants. */
  entryPath: string;
  participantPath: string;
  /** The selection that every entry requires: its field, and one of its values and labels. */
  category: string;
  categoryValue: string;
  categoryLabel: string;
}

/** Words of a tenant and where the API serves its things, as the tenant and the contract declare them. */
export function wordsOf(tenant: TenantCode): Words {
  const { name, labels } = tenants[tenant];
  const entries = collectionAt('entries', tenant);
  const [category, option] = requiredSelection(entries);
  return {
    name,
    event: labels.events.one,
    events: labels.events.many,
    performance: labels.performances.one,
    space: labels.spaces.one,
    entry: labels.entries.one,
    entries: labels.entries.many,
    participants: labels.participants.many,
    entryPath: entries.path,
    participantPath: collectionAt('participants', tenant).path,
    category,
    categoryValue: option.value,
    categoryLabel: option.label,
  };
}

function requiredSelection({ name, fields }: Collection): [field: string, option: Option] {
  for (const [field, declared] of Object.entries(fields)) {
    const [option] = declared.kind === 'select' && declared.required ? declared.options : [];
    if (option) return [field, option];
  }
  throw new Error(`${name} has no selection that every entry requires.`);
}

export { port, tenantCodes };
