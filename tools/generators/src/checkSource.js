import ts from 'typescript';
import { importedNames } from './addImport.js';

/**
 * Refuses a file that is not what its name promises: code that does not parse or declares a name twice, or JSON that is none. A
 * formatter only warns of those, and the generator would end as if all were well.
 *
 * @param {string} path
 * @param {string} content
 */
export function checkSource(path, content) {
  const reason = reasonAgainst(path, content);
  if (reason) throw new Error(`Nothing is written, because ${path} would be invalid: ${reason}`);
}

/** @param {string} path @param {string} content */
function reasonAgainst(path, content) {
  if (path.endsWith('.json')) return jsonError(content);
  if (/\.[cm]?[jt]sx?$/.test(path)) return syntaxError(path, content) ?? declaredTwice(path, content);
  return undefined;
}

/** @param {string} content */
function jsonError(content) {
  try {
    JSON.parse(content);
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/** @param {string} path @param {string} content */
function syntaxError(path, content) {
  const { diagnostics = [] } = ts.transpileModule(content, {
    fileName: path,
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.ESNext, jsx: ts.JsxEmit.Preserve },
  });
  const [first] = diagnostics;
  if (!first) return undefined;
  const line = content.slice(0, first.start).split('\n').length;
  const text = content.split('\n')[line - 1]?.trim();
  return `${ts.flattenDiagnosticMessageText(first.messageText, ' ')} (line ${line}: ${text})`;
}

/** A parser accepts a name that is imported and declared again; the compiler does not. @param {string} path @param {string} content */
function declaredTwice(path, content) {
  const file = ts.createSourceFile(path, content, ts.ScriptTarget.Latest);
  const names = file.statements.flatMap(namesOf);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  return twice && `${twice} is declared twice, so that another name is needed`;
}

/** The names that a statement of a module declares as values. @param {ts.Statement} statement */
function namesOf(statement) {
  if (ts.isImportDeclaration(statement)) return importedNames(statement);
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : [],
    );
  // Overloads have no body.
  if (ts.isFunctionDeclaration(statement))
    return statement.body && statement.name ? [statement.name.text] : [];
  // Exported again from elsewhere, under a name that a declaration can export as well.
  if (ts.isExportDeclaration(statement) && statement.moduleSpecifier && statement.exportClause)
    return ts.isNamedExports(statement.exportClause)
      ? statement.exportClause.elements.map(({ name }) => `export ${name.text}`)
      : [];
  return [];
}
