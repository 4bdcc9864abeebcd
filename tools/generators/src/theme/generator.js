import { formatFiles } from '@nx/devkit';
import { setProperty } from '../editSource.js';
import { quoted } from '../quoted.js';
import { rewrite } from '../writeNew.js';
import { coloursOf, deriveSheet } from './deriveSheet.js';

/**
 * Writes the colours of a tenant's theme from its one colour, readable in light and dark, and names the two in its facts.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ tenant: string, brand: string, accent?: string }} options
 */
export default async function generateTheme(tree, { tenant, brand, accent }) {
  const path = `apps/${tenant}/src/theme.css`;
  const sheet = tree.read(path, 'utf8');
  if (sheet === null) throw new Error(`There is no ${path}: make the tenant first.`);
  const derived = await deriveSheet(sheet, { brand, accent });
  const colours = coloursOf(derived);
  tree.write(path, derived);
  rewrite(tree, `apps/${tenant}/src/tenant/tenant.ts`, (source) => {
    const value = `{ brand: ${quoted(colours.brand)}, accent: ${quoted(colours.accent)} }`;
    const changed = setProperty(source, 'tenant', 'colours', value);
    return changed === source ? undefined : changed;
  });
  await formatFiles(tree);
}
