/** Words that no constant and no function can have as its name in a module. */
const reserved = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends false ' +
    'finally for function if implements import in instanceof interface let new null package private protected public return ' +
    'static super switch this throw true try typeof undefined var void while with yield'
  ).split(' '),
);

/** @param {string} name in any usual spelling @returns {string[]} its words, in lower case */
function wordsOf(name) {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^\p{L}\p{M}\p{N}']+/u)
    .map((word) => word.replace(/^'+|'+$/g, '').toLowerCase())
    .filter((word) => word !== '');
}

/** Words as code spells them: `whānau's` is `whanaus`. @param {string} name */
function codeWordsOf(name) {
  const words = wordsOf(name).map((word) => word.normalize('NFD').replace(/[^a-z0-9]/g, ''));
  const [first = ''] = words;
  if (!/^[a-z]/.test(first))
    throw new Error(`'${name}' is no name for code: it has to begin with a letter from a to z.`);
  return words.filter((word) => word !== '');
}

/** @param {string} word */
function capitalise(word) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** `task templates` → `TaskTemplates`. @param {string} name */
export function toPascalCase(name) {
  return codeWordsOf(name).map(capitalise).join('');
}

/** `task templates` → `taskTemplates`. @param {string} name */
export function toCamelCase(name) {
  const pascal = toPascalCase(name);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
}

/** The same, for a name that stands alone in code: no word of the language. @param {string} name */
export function toIdentifier(name) {
  return unreserved(toCamelCase(name));
}

/** Refuses a word of the language as a name. @param {string} word */
export function unreserved(word) {
  if (reserved.has(word)) throw new Error(`'${word}' is a word of JavaScript: another name is needed.`);
  return word;
}

/** `taskTemplates` → `task-templates`. @param {string} name */
export function toKebabCase(name) {
  return codeWordsOf(name).join('-');
}

/** `taskTemplates` → `task_templates`. @param {string} name */
export function toSnakeCase(name) {
  return codeWordsOf(name).join('_');
}

/** `taskTemplates` → `Task templates`. @param {string} name */
export function toSentenceCase(name) {
  return capitalise(wordsOf(name).join(' '));
}

/** The usual English singular of a plural. @param {string} plural */
export function singularOf(plural) {
  if (/ies$/i.test(plural)) return plural.replace(/ies$/i, 'y');
  if (/(ss|sh|ch|x)es$/i.test(plural)) return plural.replace(/es$/i, '');
  return plural.replace(/s$/i, '');
}
