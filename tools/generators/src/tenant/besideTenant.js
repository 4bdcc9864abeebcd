/**
 * Gives a tenant its own line beside another's wherever a file lists the tenants: an import, an entry of a table, an
 * element of a list.
 *
 * @param {string} source
 * @param {{ like: string, code: string }} tenants
 */
export function besideTenant(source, { like, code }) {
  const withBlocks = source.replace(
    new RegExp(`^ {2}${like}: \\{\\n(?: {4}.*\\n)+ {2}\\},\\n`, 'm'),
    (block) => {
      return block + block.replaceAll(like, code);
    },
  );
  const lines = withBlocks.split('\n').flatMap((line) => {
    if (!new RegExp(`\\b${like}\\b`).test(line)) return [line];
    if (isWholeEntry(line, like)) return [line, line.replaceAll(like, code)];
    const inList = new RegExp(`((?:\\{|\\[|, ?) ?)('?)${like}\\2(?=[,\\] }])`);
    return [line.replace(inList, `$1$2${like}$2, $2${code}$2`)];
  });
  return lines.join('\n');
}

/** @param {string} line @param {string} like */
function isWholeEntry(line, like) {
  const isImport = line.startsWith(`import { ${like} } from `);
  return isImport || new RegExp(`^\\s+'?${like}'?(:.*)?,$`).test(line);
}
