/**
 * Whether a text has names between its braces and nothing else of ICU. Such a text is filled in as it stands, so the build keeps
 * no compiled form of it: both sides ask here.
 *
 * @param {string} text
 * @returns {boolean}
 */
export function hasNamesAlone(text) {
  return !/'|\{\w+,/.test(text);
}
