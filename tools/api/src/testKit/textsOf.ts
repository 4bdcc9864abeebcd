/** Every text of a document for a PDF, in its order. */
export function textsOf(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  if (Array.isArray(node)) return node.flatMap(textsOf);
  if (typeof node !== 'object' || node === null) return [];
  const { text, stack, columns, table } = Object(node);
  return [text, stack, columns, table?.body].flatMap(textsOf);
}
