import ts from 'typescript';

/**
 * Adds an entry at the end of an object: of a constant, or of what a function returns.
 *
 * @param {string} source
 * @param {string} name of the constant or function
 * @param {string} entry without its comma
 */
export function addToObject(source, name, entry) {
  const file = parse(source);
  const object = valueNamed(file, name);
  if (!object || !ts.isObjectLiteralExpression(object))
    throw new Error(`${name} is no object that this could be added to: ${entry}`);
  const last = object.properties.at(-1);
  if (!last) return splice(source, object.getStart(file) + 1, ` ${entry} `);
  return splice(source, last.getEnd(), `,\n${entry}`);
}

/**
 * Gives a property of an object another value, or adds it.
 *
 * @param {string} source
 * @param {string} name of the constant
 * @param {string} property
 * @param {string} value
 */
export function setProperty(source, name, property, value) {
  const file = parse(source);
  const object = valueNamed(file, name);
  const found =
    object && ts.isObjectLiteralExpression(object)
      ? object.properties.find((one) => one.name?.getText(file) === property)
      : undefined;
  const entry = `${property}: ${value}`;
  return found ? replaceNode(source, found, entry) : addToObject(source, name, entry);
}

/**
 * Adds an entry to a list that a constant holds, or to an object that it is, in alphabetical order.
 *
 * @param {string} source
 * @param {string} name of the constant
 * @param {string} entry without its comma
 */
export function addSorted(source, name, entry) {
  const file = parse(source);
  const value = valueNamed(file, name);
  if (!value || !(ts.isObjectLiteralExpression(value) || ts.isArrayLiteralExpression(value)))
    throw new Error(`${name} is no list that this could be added to: ${entry}`);
  const entries = ts.isArrayLiteralExpression(value) ? value.elements : value.properties;
  const texts = entries.map((node) => node.getText(file));
  if (texts.includes(entry)) throw new Error(`This is there already: ${entry}`);
  const next = entries[texts.findIndex((text) => text.toLowerCase() > entry.toLowerCase())];
  if (next) return splice(source, next.getStart(file), `${entry}, `);
  const last = entries.at(-1);
  return last ? splice(source, last.getEnd(), `, ${entry}`) : splice(source, value.getStart(file) + 1, entry);
}

/**
 * Adds an element at the end of a list.
 *
 * @param {string} source
 * @param {ts.ArrayLiteralExpression} list of the parsed source
 * @param {string} element without its comma
 */
export function addElement(source, list, element) {
  const last = list.elements.at(-1);
  return last ? splice(source, last.getEnd(), `,\n${element}`) : splice(source, list.getEnd() - 1, element);
}

/**
 * Adds a parameter to a function, unless it has one of that name.
 *
 * @param {string} source
 * @param {string} name of the function
 * @param {{ name: string, type: string }} parameter
 * @returns {{ source: string, isAdded: boolean }}
 */
export function addParameter(source, name, parameter) {
  const file = parse(source);
  const declared = declarationNamed(file, name);
  if (!ts.isFunctionDeclaration(declared)) throw new Error(`${name} is no function.`);
  const { parameters } = declared;
  if (parameters.some((one) => one.name.getText(file) === parameter.name)) return { source, isAdded: false };
  const text = `${parameter.name}: ${parameter.type}`;
  const last = parameters.at(-1);
  const changed = last ? splice(source, last.getEnd(), `, ${text}`) : splice(source, parameters.pos, text);
  return { source: changed, isAdded: true };
}

/**
 * Adds an argument to every call of a function in a file.
 *
 * @param {string} source
 * @param {string} called the function's name
 * @param {string} argument
 */
export function addArgument(source, called, argument) {
  const calls = callsOf(parse(source), called);
  if (calls.length === 0) throw new Error(`Nothing calls ${called}, which needs ${argument} now.`);
  return calls.reduceRight((text, call) => {
    const last = call.arguments.at(-1);
    return last ? splice(text, last.getEnd(), `, ${argument}`) : splice(text, call.arguments.pos, argument);
  }, source);
}

/**
 * The calls of a function in a file, in order.
 *
 * @param {ts.SourceFile} file
 * @param {string} called
 */
export function callsOf(file, called) {
  /** @type {ts.CallExpression[]} */
  const calls = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.expression.getText(file) === called) calls.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return calls;
}

/** @param {string} source */
export function parse(source) {
  return ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

/** @param {string} source @param {number} at @param {string} text */
export function splice(source, at, text) {
  return `${source.slice(0, at)}${text}${source.slice(at)}`;
}

/** @param {string} source @param {ts.Node} node of the parsed source @param {string} text */
export function replaceNode(source, node, text) {
  return `${source.slice(0, node.getStart())}${text}${source.slice(node.getEnd())}`;
}

/**
 * Value of a constant, or the return value of a function.
 *
 * @param {ts.SourceFile} file
 * @param {string} name
 */
export function valueNamed(file, name) {
  return valueOf(declarationNamed(file, name));
}

/** @param {ts.SourceFile} file @param {string} name */
function declarationNamed(file, name) {
  for (const statement of file.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) return statement;
    if (!ts.isVariableStatement(statement)) continue;
    const found = statement.declarationList.declarations.find((one) => one.name.getText(file) === name);
    if (found) return found;
  }
  throw new Error(`There is no ${name}.`);
}

/** @param {ts.FunctionDeclaration | ts.VariableDeclaration} declared */
function valueOf(declared) {
  let value = ts.isFunctionDeclaration(declared)
    ? declared.body?.statements.find(ts.isReturnStatement)?.expression
    : declared.initializer;
  while (value && (ts.isAsExpression(value) || ts.isSatisfiesExpression(value))) value = value.expression;
  return value;
}
