import ts from 'typescript';
import { addElement, addSorted, parse, replaceNode, splice, valueNamed } from '../editSource.js';
import { quoted } from '../quoted.js';

/**
 * Names a screen as the list or the page of a collection.
 *
 * @param {string} source of `screens.data.ts`
 * @param {string} collection
 * @param {string} screen
 * @param {boolean} isProfile
 */
export function nameScreen(source, collection, screen, isProfile) {
  const named = `${isProfile ? 'profile' : 'list'}: ${quoted(screen)}`;
  const screens = valueNamed(parse(source), 'ownScreens');
  if (!screens || !ts.isObjectLiteralExpression(screens)) throw new Error('ownScreens is no object.');
  const own = propertyOf(screens, collection);
  if (!own) return addSorted(source, 'ownScreens', `${collection}: { ${named} }`);
  // `noList` and `none` are objects of many collections: this one has one of its own from now on.
  if (!ts.isObjectLiteralExpression(own)) {
    const others = own.getText() === 'none' ? ['profile: null'] : [];
    return replaceNode(source, own, `{ ${[named, ...(isProfile ? ['list: null'] : others)].join(', ')} }`);
  }
  const before = propertyOf(own, isProfile ? 'profile' : 'list');
  if (before) return replaceNode(source, before, quoted(screen));
  return splice(source, own.getStart() + 1, ` ${named},`);
}

/**
 * Adds a collection to a module of the menu, unless the menu has it.
 *
 * @param {string} source of `menu.data.ts`
 * @param {string} collection
 * @param {string} code of the module
 * @returns {string | undefined}
 */
export function addMenuPage(source, collection, code) {
  const menu = valueNamed(parse(source), 'menu');
  if (!menu || !ts.isArrayLiteralExpression(menu)) throw new Error('menu is no list of modules.');
  const modules = menu.elements.filter(ts.isObjectLiteralExpression).map((module) => ({
    code: textOf(propertyOf(module, 'code')),
    pages: propertyOf(module, 'pages'),
  }));
  const found = modules.find((module) => module.code === code);
  if (!found) {
    const codes = modules.map((module) => module.code);
    throw new Error(`There is no module ${code}: give --module, one of ${codes.join(', ')}.`);
  }
  const listed = modules.flatMap(({ pages }) =>
    pages && ts.isArrayLiteralExpression(pages) ? [...pages.elements] : [],
  );
  if (listed.some((page) => textOf(page) === collection)) return undefined;
  if (!found.pages || !ts.isArrayLiteralExpression(found.pages))
    throw new Error(`The module ${code} has no list of pages.`);
  return addElement(source, found.pages, quoted(collection));
}

/** @param {ts.ObjectLiteralExpression} object @param {string} name */
function propertyOf(object, name) {
  const found = object.properties.find(
    (property) => property.name && ts.isIdentifier(property.name) && property.name.text === name,
  );
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined;
}

/** Text of a string in the source. @param {ts.Node | undefined} node */
function textOf(node) {
  return node && ts.isStringLiteralLike(node) ? node.text : undefined;
}
