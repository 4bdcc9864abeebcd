import ts from 'typescript';
import { parse, replaceNode } from './editSource.js';
import { insertStatement } from './insertSorted.js';

/**
 * Imports what a statement imports, unless the file does so already: into the import of the same module, or by a line of its own.
 *
 * @param {string} source
 * @param {string} statement `import { a, b } from './module';`
 */
export function addImport(source, statement) {
  const [wanted] = importsOf(statement);
  if (!wanted) throw new Error(`This is no import: ${statement}`);
  const imports = importsOf(source);
  const present = new Set(imports.flatMap(importedNames));
  const missing = elementsOf(wanted)?.filter((element) => !present.has(element.name.text)) ?? [];
  if (importedNames(wanted).every((name) => present.has(name))) return source;
  const same = imports.find(
    (one) =>
      one.moduleSpecifier.getText() === wanted.moduleSpecifier.getText() && isTyped(one) === isTyped(wanted),
  );
  const bindings = same?.importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings) || missing.length === 0)
    return insertStatement(source, statement);
  const all = [...bindings.elements, ...missing].map((element) => element.getText()).sort();
  return replaceNode(source, bindings, `{ ${all.join(', ')} }`);
}

/** The names that an import declares in its file. @param {ts.ImportDeclaration} statement */
export function importedNames({ importClause }) {
  const bindings = importClause?.namedBindings;
  const own = importClause?.name ? [importClause.name.text] : [];
  if (!bindings) return own;
  if (ts.isNamespaceImport(bindings)) return [...own, bindings.name.text];
  return [...own, ...bindings.elements.map(({ name }) => name.text)];
}

/** @param {string} source */
function importsOf(source) {
  return parse(source).statements.filter(ts.isImportDeclaration);
}

/** @param {ts.ImportDeclaration} statement */
function elementsOf({ importClause }) {
  const bindings = importClause?.namedBindings;
  return bindings && ts.isNamedImports(bindings) ? [...bindings.elements] : undefined;
}

/** Checks whether it imports types alone. @param {ts.ImportDeclaration} statement */
function isTyped({ importClause }) {
  return importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
}
