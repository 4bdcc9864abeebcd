import type { JsonSchema } from './jsonSchema';

/** The operations of one address by method, and what they have in common. */
export type PathItem = Readonly<Record<string, unknown>>;
export type Paths = Readonly<Record<string, PathItem>>;

/**
 * The paths of several parts of the API as one: where two describe the same method of an address, it takes the bodies of both and
 * answers as either does.
 *
 * @example
 * mergePaths(collectionPaths(users, 'user'), { '/user/actions': { post: signIn } });
 */
export function mergePaths(...parts: readonly Paths[]): Record<string, PathItem> {
  const merged: Record<string, PathItem> = {};
  for (const [path, item] of parts.flatMap((part) => Object.entries(part))) {
    merged[path] = mergeItems(merged[path] ?? {}, item);
  }
  return merged;
}

function mergeItems(first: PathItem, second: PathItem): PathItem {
  const both = Object.keys(second).filter((key) => key !== 'parameters' && key in first);
  const operations = both.map((key) => [key, mergeOperations(Object(first[key]), Object(second[key]))]);
  return { ...first, ...second, ...Object.fromEntries(operations) };
}

/** The second one names it: of what is shared, the parts that come later are more particular. */
function mergeOperations(first: JsonSchema, second: JsonSchema): JsonSchema {
  return {
    ...first,
    ...second,
    ...(second['requestBody'] !== undefined && {
      requestBody: mergeContent(first['requestBody'], second['requestBody'], 'oneOf'),
    }),
    responses: {
      ...Object(first['responses']),
      ...Object(second['responses']),
      200: mergeContent(Object(first['responses'])[200], Object(second['responses'])[200], 'anyOf'),
    },
  };
}

function mergeContent(first: unknown, second: unknown, by: 'oneOf' | 'anyOf'): JsonSchema {
  const schemas = [first, second].map((part) => Object(part).content?.['application/json']?.schema);
  const options = schemas.flatMap((schema: JsonSchema) => schema[by] ?? [schema]);
  return { ...Object(second), content: { 'application/json': { schema: { [by]: options } } } };
}
