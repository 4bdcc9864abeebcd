import ts from 'typescript';
import { addElement, parse, replaceNode, valueNamed } from '../editSource.js';
import { toSnakeCase } from '../names.js';
import { quoted } from '../quoted.js';

/** @typedef {{ key: string, label: { one: string, many: string }, path: string }} Page */

/**
 * Names a screen in the route of a collection, whose two routes are added where it has none.
 *
 * @param {string} source of `routesOf.ts`
 * @param {Page} page
 * @param {string} screen
 * @param {boolean} isProfile
 */
export function addRoute(source, { key, path }, screen, isProfile) {
  const file = parse(source);
  const list = valueNamed(file, 'routesOf');
  if (!list || !ts.isArrayLiteralExpression(list)) throw new Error('routesOf returns no list of routes.');
  const calls = list.elements.map(callOf).filter((call) => call !== undefined);
  const own = calls.find((call) => textOf(call.arguments[1]) === key);
  if (own) return nameScreen(source, file, own, screen, isProfile);
  if (calls.some((call) => textOf(call.arguments[0]) === path))
    throw new Error(`${path} is the route of another collection: name ${screen} in routesOf.ts by hand.`);
  return addElement(source, list, `...${routeCall(path, key, isProfile ? [undefined, screen] : [screen])}`);
}

/**
 * The call that stands for the routes of a collection: by its own label, and as a pair where its profile has a screen.
 *
 * @param {string} path
 * @param {string} key
 * @param {(string | undefined)[]} screens of its list and of its profile
 */
function routeCall(path, key, [list = 'RecordList', profile]) {
  const start = `${quoted(path)}, ${quoted(key)}`;
  return profile === undefined
    ? `named(${start}, ${quoted(list)})`
    : `pair(${start}, collectionNamed(${quoted(key)}).label, ${quoted(list)}, ${quoted(profile)})`;
}

/**
 * @param {string} source
 * @param {ts.SourceFile} file
 * @param {ts.CallExpression} call
 * @param {string} screen
 * @param {boolean} isProfile
 */
function nameScreen(source, file, call, screen, isProfile) {
  const called = call.expression.getText(file);
  const [path, key, ...rest] = call.arguments.map((argument) => argument.getText(file));
  const start = `${path}, ${key}`;
  const label = `collectionNamed(${key}).label`;
  const name = quoted(screen);
  if (called === 'pair') {
    const [words, list = `'RecordList'`, profile] = rest;
    const screens = isProfile ? [list, name] : [name, ...(profile ? [profile] : [])];
    return replaceNode(source, call, `pair(${[start, words, ...screens].join(', ')})`);
  }
  if (called === 'named') {
    const [list = `'RecordList'`] = rest;
    const changed = isProfile ? `pair(${start}, ${label}, ${list}, ${name})` : `named(${start}, ${name})`;
    return replaceNode(source, call, changed);
  }
  if (called === 'profile') {
    const [words, profile = `'RecordProfile'`] = rest;
    const changed = isProfile
      ? `profile(${start}, ${words}, ${name})`
      : `...pair(${start}, ${label}, ${name}, ${profile})`;
    return replaceNode(source, call, changed);
  }
  throw new Error(`${called} in routesOf.ts is unknown: name ${screen} there by hand.`);
}

/** `…pair(…)` and `profile(…)` as calls. @param {ts.Expression} element */
function callOf(element) {
  const value = ts.isSpreadElement(element) ? element.expression : element;
  return ts.isCallExpression(value) ? value : undefined;
}

/**
 * Adds a page to a module of the menu, unless the menu has one of that collection.
 *
 * @param {string} source of `modulesOf.ts`
 * @param {Page} page
 * @param {string} module its code
 * @returns {string | undefined}
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
  if (objects.some((object) => textOf(propertyOf(object, 'collection')) === key)) return undefined;
  const modules = objects.filter((object) => propertyOf(object, 'pages'));
  const found = modules.find((object) => textOf(propertyOf(object, 'code')) === module);
  if (!found) {
    const codes = modules.map((object) => textOf(propertyOf(object, 'code')));
    throw new Error(`There is no module ${module}: give --module, one of ${codes.join(', ')}.`);
  }
  const pages = propertyOf(found, 'pages');
  if (!pages || !ts.isArrayLiteralExpression(pages))
    throw new Error(`The module ${module} has no list of pages.`);
  const entry = `{ code: ${quoted(toSnakeCase(key))}, name: ${quoted(label.many)}, collection: ${quoted(key)}, path: ${quoted(path)} }`;
  return addElement(source, pages, entry);
}

/** @param {ts.ObjectLiteralExpression} object @param {string} name */
function propertyOf(object, name) {
  const found = object.properties.find(
    (property) => property.name && ts.isIdentifier(property.name) && property.name.text === name,
  );
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined;
}

/** What a string in the source is. @param {ts.Node | undefined} node */
function textOf(node) {
  return node && ts.isStringLiteralLike(node) ? node.text : undefined;
}
