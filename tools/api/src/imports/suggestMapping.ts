import { writableFields, type Collection, type Field, type Role } from '@callboard/api-contract';

/** Which column each field comes from. */
export type Mapping = Readonly<Record<string, string>>;

/** The column for each field that has its name or label, whatever the case, spaces and underscores. */
export function suggestMapping(
  collection: Collection,
  roles: readonly Role[],
  columns: readonly string[],
): Record<string, string> {
  const byName = new Map(columns.map((column) => [plain(column), column]));
  const suggested: Record<string, string> = {};
  for (const [field, declared] of importableFields(collection, roles)) {
    const names = [
      field,
      declared.label,
      `${collection.label.one} ${declared.label}`,
      `${collection.label.one} ${field}`,
    ];
    const column = names.map((name) => byName.get(plain(name))).find((found) => found !== undefined);
    if (column !== undefined && !Object.values(suggested).includes(column)) suggested[field] = column;
  }
  return suggested;
}

/** The fields that an import by these roles may fill: whatever a cell can say. */
export function importableFields(collection: Collection, roles: readonly Role[]): [string, Field][] {
  return writableFields(collection, roles, 'create').filter(([, { kind }]) => kind !== 'document');
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
