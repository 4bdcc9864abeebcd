/** @param {string} name in any usual spelling @returns {string[]} its words, in lower case */
function wordsOf(name) {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
}

/** @param {string} word */
function capitalise(word) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** `task templates` → `TaskTemplates`. @param {string} name */
export function toPascalCase(name) {
  return wordsOf(name).map(capitalise).join('');
}

/** `task templates` → `taskTemplates`. @param {string} name */
export function toCamelCase(name) {
  const pascal = toPascalCase(name);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
}

/** `taskTemplates` → `task-templates`. @param {string} name */
export function toKebabCase(name) {
  return wordsOf(name).join('-');
}

/** `taskTemplates` → `task_templates`. @param {string} name */
export function toSnakeCase(name) {
  return wordsOf(name).join('_');
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
