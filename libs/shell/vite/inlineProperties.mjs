import postcss from 'postcss';

/** @type {typeof import('./inlineProperties.mjs').inlineProperties} */
export function inlineProperties(css) {
  const sheet = postcss.parse(css);
  removeOverruled(sheet);
  const constants = constantsIn(sheet);
  sheet.walkDecls((declaration) => {
    if (constants.has(declaration.prop)) declaration.remove();
    else declaration.value = resolve(declaration.value, constants);
  });
  sheet.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  return sheet.toString();
}

const reference = /var\((--[\w-]+)\)/g;
const referenceWithFallback = /var\((--[\w-]+),/g;

/**
 * Removes unconditional declarations that a stronger layer overrides.
 *
 * @param {postcss.Root} sheet
 */
function removeOverruled(sheet) {
  const layers = layersOf(sheet);
  /** @type {Map<string, postcss.Declaration>} */
  const strongest = new Map();
  sheet.walkDecls(/^--/, (declaration) => {
    if (!isUnconditional(declaration)) return;
    const other = strongest.get(declaration.prop);
    const isStronger = !other || rankOf(declaration, layers) >= rankOf(other, layers);
    (isStronger ? other : declaration)?.remove();
    if (isStronger) strongest.set(declaration.prop, declaration);
  });
}

/**
 * The values of custom properties with a single, unconditional declaration.
 *
 * @param {postcss.Root} sheet
 */
function constantsIn(sheet) {
  /** @type {Map<string, string>} */
  const values = new Map();
  /** @type {Set<string>} */
  const variable = new Set();
  sheet.walkDecls((declaration) => {
    for (const [, name = ''] of declaration.value.matchAll(referenceWithFallback)) variable.add(name);
    if (!declaration.prop.startsWith('--')) return;
    if (values.has(declaration.prop) || !isUnconditional(declaration)) variable.add(declaration.prop);
    values.set(declaration.prop, declaration.value);
  });
  for (const name of variable) values.delete(name);
  return values;
}

/**
 * @param {string} value
 * @param {Map<string, string>} constants
 * @returns {string}
 */
function resolve(value, constants) {
  return value.replace(reference, (whole, name) => {
    const known = constants.get(name);
    return known === undefined ? whole : resolve(known, constants);
  });
}

/**
 * Checks whether a declaration always applies: on `:root`, in no layer or in a top-level one.
 *
 * @param {postcss.Declaration} declaration
 */
function isUnconditional({ parent }) {
  if (parent?.type !== 'rule' || parent.selector !== ':root') return false;
  const around = parent.parent;
  return around?.type === 'root' || (around?.name === 'layer' && around.parent?.type === 'root');
}

/**
 * The layers, weakest first, in the order of their first mention.
 *
 * @param {postcss.Root} sheet
 */
function layersOf(sheet) {
  /** @type {Set<string>} */
  const layers = new Set();
  sheet.walkAtRules('layer', ({ params }) => {
    for (const name of params.split(',')) layers.add(name.trim());
  });
  return [...layers];
}

/**
 * The rank of a declaration's layer; no layer is the strongest.
 *
 * @param {postcss.Declaration} declaration
 * @param {readonly string[]} layers
 */
function rankOf({ parent }, layers) {
  const layer = parent?.parent;
  return layer?.type === 'atrule' ? layers.indexOf(layer.params) : layers.length;
}
