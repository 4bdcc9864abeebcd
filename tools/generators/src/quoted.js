/** A text as a string of TypeScript, in the quotes of our style. @param {string} text */
export function quoted(text) {
  const double = JSON.stringify(text);
  return text.includes("'") ? double : `'${double.slice(1, -1).replaceAll('\\"', '"')}'`;
}

/** A text between the tags, or in an attribute, of HTML or SVG. @param {string} text */
export function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
