import type { Random, SeedAsset, SeedOffice } from '@callboard/api-contract/tenant';
import { later, seedDay } from './planEvents';
import type { SeedTables } from './seedRows';

/** The words that the office finds things by, and the gear that it lends out. */
export function addOffice(tables: SeedTables, random: Random, { tags, assets }: SeedOffice): void {
  for (const [name, color] of Object.entries(tags)) tables.add('tags', { name, color });
  let number = 0;
  for (const asset of assets) {
    for (let index = 1; index <= asset.count; index++) {
      number += 1;
      addAsset(tables, random, asset, index, number);
    }
  }
}

/** Assets with a place are in use there, but for a few that are in the store, being repaired, or retired. */
function addAsset(
  tables: SeedTables,
  random: Random,
  { name, category, type, at, count }: SeedAsset,
  index: number,
  number: number,
): void {
  const chance = random.next();
  const status = at !== undefined && chance < 0.75 ? 'in_use' : restOf(chance);
  tables.add('inventoryInstances', {
    name: count === 1 ? name : `${name} ${index}`,
    call_sign: status === 'in_use' && at !== undefined ? `${at} ${index}` : null,
    category,
    type,
    serial_number: `${name
      .replace(/[^A-Z]/gi, '')
      .slice(0, 3)
      .toUpperCase()}-${random.integer(10_000, 99_999)}`,
    asset_id: `A-${String(number).padStart(4, '0')}`,
    service_due_on: category.startsWith('Audio') ? later(seedDay, 20 + ((number * 7) % 280)) : null,
    status,
  });
}

function restOf(chance: number): string {
  if (chance < 0.9) return 'available';
  return chance < 0.97 ? 'in_repair' : 'retired';
}
