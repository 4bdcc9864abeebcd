import postcss from 'postcss';

/** @type {typeof import('./settleProperties.mjs').settleProperties} */
export function settleProperties(css) {
  const sheet = postcss.parse(css);
  removeOverruled(sheet);
  const settled = settledIn(sheet);
  sheet.walkDecls((declaration) => {
    if (settled.has(declaration.prop)) declaration.remove();
    else declaration.value = resolve(declaration.value, settled);
  });
  sheet.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  return sheet.toString();
}

const ask = /var\((--[\w-]+)\)/g;
const askWithFallback = /var\((--[\w-]+),/g;

/**
 * What the page says in every case, and says again in a stronger place.
 *
 * @param {postcss.Root} sheet
 */
function removeOverruled(sheet) {
  const layers = layersOf(sheet);
  /** @type {Map<string, postcss.Declaration>} */
  const strongest = new Map();
  sheet.walkDecls(/^--/, (declaration) => {
    if (!holdsAlways(declaration)) return;
    const other = strongest.get(declaration.prop);
    const isStronger = !other || rankOf(declaration, layers) >= rankOf(other, layers);
    (isStronger ? other : declaration)?.remove();
    if (isStronger) strongest.set(declaration.prop, declaration);
  });
}

/**
 * The values of what is said once, and in every case.
 *
 * @param {postcss.Root} sheet
 */
function settledIn(sheet) {
  /** @type {Map<string, string>} */
  const values = new Map();
  /** @type {Set<string>} */
  const open = new Set();
  sheet.walkDecls((declaration) => {
    for (const [, name = ''] of declaration.value.matchAll(askWithFallback)) open.add(name);
    if (!declaration.prop.startsWith('--')) return;
    if (values.has(declaration.prop) || !holdsAlways(declaration)) open.add(declaration.prop);
    values.set(declaration.prop, declaration.value);
  });
  for (const name of open) values.delete(name);
  return values;
}

/**
 * @param {string} value
 * @param {Map<string, string>} settled
 * @returns {string}
 */
function resolve(value, settled) {
  return value.replace(ask, (asked, name) => {
    const known = settled.get(name);
    return known === undefined ? asked : resolve(known, settled);
  });
}

/**
 * On the root of the page, whatever the screen, the user or a script want.
 *
 * @param {postcss.Declaration} declaration
 */
function holdsAlways({ parent }) {
  if (parent?.type !== 'rule' || parent.selector !== ':root') return false;
  const around = parent.parent;
  return around?.type === 'root' || (around?.name === 'layer' && around.parent?.type === 'root');
}

/**
 * The layers, the weakest first: the first mention of one decides.
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
 * How strong the place of a declaration is; what is in no layer is the strongest.
 *
 * @param {postcss.Declaration} declaration
 * @param {readonly string[]} layers
 */
function rankOf({ parent }, layers) {
  const layer = parent?.parent;
  return layer?.type === 'atrule' ? layers.indexOf(layer.params) : layers.length;
}
