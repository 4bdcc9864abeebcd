import { formatFiles } from '@nx/devkit';
import { deriveSheet } from './deriveSheet.js';

/**
 * Writes the colours of a tenant's theme from its one colour, readable in light and dark.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ tenant: string, brand: string, accent?: string }} options
 */
export default async function generateTheme(tree, { tenant, brand, accent }) {
  const path = `apps/${tenant}/src/theme.css`;
  const sheet = tree.read(path, 'utf8');
  if (sheet === null) throw new Error(`There is no ${path}: make the tenant first.`);
  tree.write(path, await deriveSheet(sheet, { brand, accent }));
  await formatFiles(tree);
}
