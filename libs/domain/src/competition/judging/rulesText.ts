/** The text whose SHA-256 is the digest of the rules and the rubric of a stage: the same for the same ones, in any order of their keys. */
export function rulesText(rules: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(ordered(rules));
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, each]) => [key, ordered(each)]),
  );
}
