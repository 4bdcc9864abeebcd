import { parseSync } from 'vite';

/** @typedef {{ type: string } & Record<string, unknown>} Node A node of the syntax tree, in ESTree. */
/** @typedef {'table' | 'sentences' | 'notification' | null} Place A table of messages, sentences, a kind of notification, or none of these. */

/** The functions that take a table of texts. */
const tableCalls = new Set(['defineMessages', 'helpText']);

/** The properties by which the contract and the tenants declare what people read. */
const declaring = new Set(['label', 'one', 'many', 'confirm', 'noticed', 'unit', 'title', 'question']);

/** The properties that are for people only next to one of others: the help of a field, and the name of a page. */
const declaringNextTo = { description: ['label'], name: ['path', 'pages'] };

/**
 * The English texts in the source of a module: the arguments of its translate calls, its tables of messages, and what its declarations
 * have for people to read, which are labels, names of pages, the words of notifications, and the sentences of constants that are called
 * `…Texts` or `…Words`.
 *
 * @param {string} code
 * @param {string} [file] Its name, for errors.
 */
export function textsIn(code, file = 'messages.ts') {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  /** @type {Set<string>} */
  const messages = new Set();
  /** @type {Set<string>} */
  const declared = new Set();
  /** @type {string[]} */
  const composed = [];
  const tables = tablesIn(program);

  /** @param {unknown} node @param {Place} place */
  function visit(node, place) {
    if (Array.isArray(node)) for (const each of node) visit(each, place);
    if (!isNode(node) || isPropertyCalled(node, 'facts')) return;
    if (node.type === 'CallExpression' && nameOf(node['callee']) === 'translate') addCall(node);
    if (node.type === 'ObjectExpression') addProperties(node, place);
    if (isConstantOfSentences(node)) for (const text of stringsOf(node['init'])) declared.add(text);
    for (const child of Object.values(node)) visit(child, placeWithin(node, place));
  }

  /** @param {Node} call */
  function addCall(call) {
    const [first] = nodesOf(call['arguments']);
    const table = tables.get(rootNameOf(first));
    for (const text of [...stringsOf(first), ...stringsWithin(table)]) messages.add(text);
    // Another variable or property is a text that comes as data. Anything else would be in no catalogue.
    if (first?.type === 'TemplateLiteral' || first?.type === 'BinaryExpression')
      composed.push(code.slice(Number(call['start']), Number(call['end'])));
  }

  /** @param {Node} object @param {Place} place */
  function addProperties(object, place) {
    const properties = nodesOf(object['properties']).map(({ key, value }) => ({ name: nameOf(key), value }));
    const names = new Set(properties.map(({ name }) => name));
    for (const { name, value } of properties)
      for (const text of isListed(place) ? listedStringsOf(value) : stringsOf(value)) {
        if (place === 'table') messages.add(text);
        else if (place === 'sentences' || declaring.has(name)) declared.add(text);
        else if (isDeclaredNextTo(names, name) && /^\p{Lu}/u.test(text)) declared.add(text);
      }
  }

  visit(program, null);
  return { messages: [...messages], declared: [...declared], composed };
}

/** The objects that a module has as constants: a call can take its text from one. @param {unknown} program */
function tablesIn(program) {
  /** @type {Map<string, unknown>} */
  const tables = new Map();
  for (const statement of isNode(program) ? nodesOf(program['body']) : [])
    for (const { id, init } of nodesOf(statement['declarations'])) tables.set(nameOf(id), init);
  return tables;
}

/** The name that an expression such as `texts[kind].short` begins with. @param {unknown} node @returns {string} */
function rootNameOf(node) {
  if (isNode(node) && node.type === 'MemberExpression') return rootNameOf(node['object']);
  return isNode(node) && node.type === 'Identifier' ? nameOf(node) : '';
}

/** All strings of an object, those of objects in it among them. @param {unknown} node @returns {string[]} */
function stringsWithin(node) {
  if (!isNode(node)) return [];
  if (node.type === 'ObjectExpression')
    return nodesOf(node['properties']).flatMap(({ value }) => stringsWithin(value));
  const inner = node['expression'];
  return isNode(inner) && inner.type === 'ObjectExpression' ? stringsWithin(inner) : stringsOf(node);
}

/** Where the children of a node are. @param {Node} node @param {Place} place @returns {Place} */
function placeWithin(node, place) {
  if (/Function/.test(node.type)) return null;
  if (place === 'notification' && isPropertyCalled(node, 'words')) return 'sentences';
  if (node.type === 'CallExpression' && tableCalls.has(nameOf(node['callee']))) return 'table';
  if (node.type === 'CallExpression' && nameOf(node['callee']) === 'defineNotification')
    return 'notification';
  return isConstantOfSentences(node) ? 'sentences' : place;
}

/** @param {Node} node @param {string} name */
function isPropertyCalled(node, name) {
  return node.type === 'Property' && nameOf(node['key']) === name;
}

/** @param {Place} place */
function isListed(place) {
  return place === 'table' || place === 'sentences';
}

/** @param {Node} node */
function isConstantOfSentences(node) {
  return node.type === 'VariableDeclarator' && /(?:Texts|Words)$/.test(nameOf(node['id']));
}

/** @param {ReadonlySet<string>} names All names of the object. @param {string} name */
function isDeclaredNextTo(names, name) {
  const others = Object.entries(declaringNextTo).find(([declares]) => declares === name)?.[1];
  return others?.some((other) => names.has(other)) ?? false;
}

/** @param {unknown} node */
function nameOf(node) {
  return isNode(node) ? String(node['name'] ?? node['value'] ?? '') : '';
}

/** The strings of a node, in either branch of a condition. @param {unknown} node @returns {string[]} */
function stringsOf(node) {
  if (!isNode(node)) return [];
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
    return stringsOf(node['expression']);
  if (node.type === 'ConditionalExpression')
    return [...stringsOf(node['consequent']), ...stringsOf(node['alternate'])];
  return node.type === 'Literal' && typeof node['value'] === 'string' ? [node['value']] : [];
}

/** The same, and those of a list. @param {unknown} node @returns {string[]} */
function listedStringsOf(node) {
  if (isNode(node) && node.type === 'ArrayExpression') return nodesOf(node['elements']).flatMap(stringsOf);
  return stringsOf(node);
}

/** @param {unknown} list */
function nodesOf(list) {
  return Array.isArray(list) ? list.filter(isNode) : [];
}

/** @param {unknown} value @returns {value is Node} */
function isNode(value) {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
