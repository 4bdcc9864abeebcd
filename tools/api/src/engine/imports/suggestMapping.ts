import { writableFields, type ActorRoles, type Collection, type Field } from '@callboard/api-contract';
import { fileHeading, importKey, importKeyHeadings, type FileWords } from '@callboard/api-contract/imports';

/** Which column each field comes from. */
export type Mapping = Readonly<Record<string, string>>;

/** What registers of schools call a field. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  date_of_birth: ['dob', 'birth date', 'birthdate', 'birthday', 'born'],
};

/** The column for each field that has its name or label, without regard to case, spaces and underscores, and that of the key. */
export function suggestMapping(
  collection: Collection,
  roles: ActorRoles,
  columns: readonly string[],
  { labels = {} }: FileWords = {},
): Record<string, string> {
  const byName = new Map(columns.map((column) => [plain(column), column]));
  const suggested: Record<string, string> = {};
  for (const [field, declared] of importableFields(collection, roles)) {
    const names = [
      fileHeading(collection, field, (each, name) => labels[name] ?? each.label),
      field,
      fileHeading(collection, field, ({ label }) => label),
      `${collection.label.one} ${declared.label}`,
      `${collection.label.one} ${field}`,
      ...(alsoCalled[field] ?? []),
    ];
    const column = names.map((name) => byName.get(plain(name))).find((found) => found !== undefined);
    if (column !== undefined && !Object.values(suggested).includes(column)) suggested[field] = column;
  }
  const key = columns.find(
    (column) =>
      importKeyHeadings.includes(column.toLowerCase()) && !Object.values(suggested).includes(column),
  );
  return key === undefined ? suggested : { ...suggested, [importKey]: key };
}

/** The fields that an import by these roles can fill: those that a cell can express. */
export function importableFields(collection: Collection, roles: ActorRoles): [string, Field][] {
  return writableFields(collection, roles, 'create').filter(([, { kind }]) => kind !== 'document');
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
