/** A name as SQL spells it, with any letters. Only declared names come here, never what a request brings. */
export function name(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}

/** A text as an SQL literal. Values of requests are parameters instead; this is for declared words. */
export function literal(text: string): string {
  const quoted = `'${text.replaceAll("'", "''")}'`;
  return text.includes('\\') ? ` E${quoted.replaceAll('\\', '\\\\')}` : quoted;
}
