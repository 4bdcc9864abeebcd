import ts from 'typescript';
import { callsOf, parse, splice } from '../editSource.js';
import { toSnakeCase } from '../names.js';

/** @typedef {{ key: string, label: { one: string, many: string }, path: string }} Page */

/**
 * Names a screen in the route of a collection, whose two routes are added where it has none.
 *
 * @param {string} source of `routesOf.ts`
 * @param {Page} page
 * @param {string} screen
 * @param {boolean} isProfile
 */
export function addRoute(source, { key, label, path }, screen, isProfile) {
  const file = parse(source);
  const calls = callsOf(file, 'pair');
  const own = calls.find((call) => keyOf(file, call) === key);
  if (!own) {
    const last = calls.at(-1);
    if (!last) throw new Error('There is no route to put this one behind.');
    const shown = isProfile ? `'RecordList', '${screen}'` : `'${screen}'`;
    const words = `{ one: ${quoted(label.one)}, many: ${quoted(label.many)} }`;
    return splice(source, last.getEnd(), `,\n    ...pair('${path}', '${key}', ${words}, ${shown})`);
  }
  const shown = own.arguments.slice(3).map((argument) => argument.getText(file));
  const words = own.arguments[2];
  if (!words) throw new Error(`The route of ${key} has no words.`);
  const given = isProfile ? [shown[0] ?? `'RecordList'`, `'${screen}'`] : [`'${screen}'`, ...shown.slice(1)];
  return `${source.slice(0, words.getEnd())}, ${given.join(', ')}${source.slice(own.getEnd() - 1)}`;
}

/**
 * Adds a page to a module of the menu, unless the menu has one of that collection.
 *
 * @param {string} source of `modulesOf.ts`
 * @param {Page} page
 * @param {string} module its code
 */
export function addMenuPage(source, { key, label, path }, module) {
  const file = parse(source);
  /** @type {ts.ObjectLiteralExpression[]} */
  const objects = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isObjectLiteralExpression(node)) objects.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  if (objects.some((object) => valueOf(file, object, 'collection') === `'${key}'`)) return source;
  const modules = objects.filter((object) => valueOf(file, object, 'pages') !== undefined);
  const found = modules.find((object) => valueOf(file, object, 'code') === `'${module}'`);
  if (!found) {
    const codes = modules.map((object) => valueOf(file, object, 'code')?.replaceAll("'", ''));
    throw new Error(`There is no module ${module}: give --module, one of ${codes.join(', ')}.`);
  }
  const pages = propertyOf(file, found, 'pages');
  if (!pages || !ts.isArrayLiteralExpression(pages))
    throw new Error(`The module ${module} has no list of pages.`);
  const entry = `{ code: '${toSnakeCase(key)}', name: ${quoted(label.many)}, collection: '${key}', path: '${path}' }`;
  return splice(source, pages.elements.at(-1)?.getEnd() ?? pages.getEnd() - 1, `,\n${entry}`);
}

/** @param {ts.SourceFile} file @param {ts.CallExpression} call */
function keyOf(file, call) {
  return call.arguments[1]?.getText(file).replace(/^'(.*)'$/, '$1');
}

/** @param {ts.SourceFile} file @param {ts.ObjectLiteralExpression} object @param {string} name */
function propertyOf(file, object, name) {
  const found = object.properties.find((property) => property.name?.getText(file) === name);
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined;
}

/** @param {ts.SourceFile} file @param {ts.ObjectLiteralExpression} object @param {string} name */
function valueOf(file, object, name) {
  return propertyOf(file, object, name)?.getText(file);
}

/** @param {string} text */
function quoted(text) {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}
