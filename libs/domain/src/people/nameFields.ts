import type { Collection } from '@callboard/api-contract';

/** The two fields that have the name of a person; null for a collection that is not of people, or has their names in one field. */
export function nameFields({
  people,
  title,
  fields,
}: Pick<Collection, 'people' | 'title' | 'fields'>): { given: string; family: string } | null {
  const [given, family, ...more] = title;
  if (!people || given === undefined || family === undefined || more.length > 0) return null;
  const areTexts = fields[given]?.kind === 'text' && fields[family]?.kind === 'text';
  return areTexts ? { given, family } : null;
}
