/**
 * Puts an entry among the entries of a list, each on its own line, in alphabetical order.
 *
 * @param {string} source
 * @param {string} entry the whole line
 * @param {{ after: RegExp, like: RegExp }} where `after` matches the line that opens the list, `like` its entries
 */
export function insertEntry(source, entry, { after, like }) {
  const lines = source.split('\n');
  const opening = lines.findIndex((line) => after.test(line));
  if (opening < 0) throw new Error(`There is no line like ${after} to put this behind: ${entry.trim()}`);
  if (lines.includes(entry)) throw new Error(`This is there already: ${entry.trim()}`);
  let place = opening + 1;
  for (let index = place; index < lines.length && like.test(lines[index] ?? ''); index += 1) {
    if ((lines[index] ?? '').toLowerCase() < entry.toLowerCase()) place = index + 1;
  }
  lines.splice(place, 0, entry);
  return lines.join('\n');
}

/**
 * Puts an import or export among those of a file, in the order of the modules that they name.
 *
 * @param {string} source
 * @param {string} statement `import … from './module';`
 */
export function insertStatement(source, statement) {
  if (source.includes(statement)) throw new Error(`This is there already: ${statement}`);
  const [word] = statement.split(' ');
  const statements = [...source.matchAll(new RegExp(`^${word} [^;]* from '[^']+';$`, 'gm'))];
  const next = statements.find((found) => moduleOf(found[0]) > moduleOf(statement));
  if (next) return `${source.slice(0, next.index)}${statement}\n${source.slice(next.index)}`;
  const last = statements.at(-1);
  const end = last ? last.index + last[0].length : 0;
  return last ? `${source.slice(0, end)}\n${statement}${source.slice(end)}` : `${statement}\n${source}`;
}

/** @param {string} statement */
function moduleOf(statement) {
  const module = / from '([^']+)';$/.exec(statement)?.[1] ?? '';
  // Packages stand before the files of the project.
  return `${module.startsWith('.') ? 1 : 0}${module.toLowerCase()}`;
}
