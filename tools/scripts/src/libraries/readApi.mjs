import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { sourceOf } from './findLibraries.mjs';

/**
 * Exports of a library, a line for each name below the path that it is imported from; an export for the compiler alone is a type.
 *
 * @param {import('./findLibraries.mjs').Library} library
 * @example
 * '@callboard/domain/calendar\n  addDays\n  type Day\n'
 */
export function readApi({ folder, manifest, entries }) {
  const modules = Object.entries(entries).filter(([, target]) => /\.(?:tsx?|mjs)$/.test(sourceOf(target)));
  return modules
    .map(([path, target]) => {
      const names = exportsOf(`${folder}/${sourceOf(target)}`).toSorted();
      return [manifest.name + path.slice(1), ...names.map((name) => `  ${name}`), ''].join('\n');
    })
    .join('\n');
}

/** @param {string} file @returns {string[]} */
function exportsOf(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) return listedIn(statement, file);
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    return isExported ? declaredIn(statement) : [];
  });
}

/** @param {ts.ExportDeclaration} declaration @param {string} file */
function listedIn({ exportClause, isTypeOnly }, file) {
  // Which names it has would stand in another file, where those who read this one do not see them.
  if (!exportClause || !ts.isNamedExports(exportClause))
    throw new Error(`${file} does not name all that it exports.`);
  return exportClause.elements.map((each) =>
    isTypeOnly || each.isTypeOnly ? `type ${each.name.text}` : each.name.text,
  );
}

/** @param {ts.Statement} statement */
function declaredIn(statement) {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => namesIn(name));
  const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
  const isNamed = isType || ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
  return isNamed && statement.name ? [isType ? `type ${statement.name.text}` : statement.name.text] : [];
}

/** @param {ts.BindingName} name @returns {string[]} */
function namesIn(name) {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesIn(element.name) : []));
}
