/**
 * Puts a line among the lines like it, in alphabetical order, and leaves every other line where it is.
 *
 * @param {string} source
 * @param {string} line
 * @param {{ like: RegExp, from?: RegExp }} where `like` matches the lines of its kind, the first one after `from`
 */
export function insertSorted(source, line, { like, from }) {
  const lines = source.split('\n');
  const start = from ? lines.findIndex((each) => from.test(each)) : 0;
  const first = start < 0 ? -1 : lines.findIndex((each, index) => index >= start && like.test(each));
  if (first < 0) throw new Error(`There is no line like ${like} to put this beside: ${line}`);
  if (lines.includes(line)) throw new Error(`This line is there already: ${line}`);

  let place = first;
  for (let index = first; index < lines.length && like.test(lines[index] ?? ''); index += 1) {
    if (sortKey(lines[index] ?? '') < sortKey(line)) place = index + 1;
  }
  lines.splice(place, 0, line);
  return lines.join('\n');
}

/** Import lines are in the order of the modules that they name. @param {string} line */
function sortKey(line) {
  return (/ from '(.+)'/.exec(line)?.[1] ?? line).toLowerCase();
}
