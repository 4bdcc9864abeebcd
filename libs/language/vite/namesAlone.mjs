/**
 * Checks whether the only ICU syntax of a text is plain `{name}` placeholders. `translate` fills these in without compiling, so the build
 * does not compile them: both sides use this check.
 *
 * @param {string} text
 * @returns {boolean}
 */
export function hasNamesAlone(text) {
  return !/'|\{\w+,/.test(text);
}
