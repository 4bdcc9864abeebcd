import { writableFields, type ActorRoles, type Collection, type Field } from '@callboard/api-contract';
import { fileHeading, importKey, importKeyHeadings, type FileWords } from '@callboard/api-contract/imports';
import { nameFields } from '@callboard/domain/people';

/** Which column each field comes from. */
export type Mapping = Readonly<Record<string, string>>;

/** Names of fields in registers of schools. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  date_of_birth: ['dob', 'birth date', 'birthdate', 'birthday', 'born'],
};

/** Names of a column of whole names in registers. */
const wholeNames = [
  'name',
  'full name',
  'first and last name',
  'student',
  'student name',
  'ingoa',
  'ingoa katoa',
];

/**
 * The column for each field that has its name or label, without regard to case, spaces and underscores, and that of the key. Both names of a
 * person can come from a column of whole names.
 */
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
  const names = nameFields(collection);
  if (names && suggested[names.given] === undefined && suggested[names.family] === undefined) {
    const headings = [...wholeNames, collection.label.one, `${collection.label.one} name`];
    const column = headings.map((heading) => byName.get(plain(heading))).find((found) => found !== undefined);
    if (column !== undefined && !Object.values(suggested).includes(column)) {
      suggested[names.given] = column;
      suggested[names.family] = column;
    }
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
