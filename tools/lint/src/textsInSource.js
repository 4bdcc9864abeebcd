import { readFileSync } from 'node:fs';
import ts from 'typescript';

/**
 * The English texts of a `messages.ts`: the strings of its table and those that are given to `say`.
 *
 * @param {string} path
 * @returns {string[]}
 */
export function textsInSource(path) {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  /** @type {string[]} */
  const texts = [];
  /** @param {import('typescript').Node} node */
  function visit(node) {
    if (ts.isStringLiteral(node) && isText(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  }
  visit(source);
  return texts;
}

/** @param {import('typescript').StringLiteral} node */
function isText(node) {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node && isInTable(parent);
  return ts.isCallExpression(parent) && parent.expression.getText() === 'say' && parent.arguments[0] === node;
}

/** @param {import('typescript').Node} node */
function isInTable(node) {
  for (let above = node.parent; above; above = above.parent) {
    if (ts.isFunctionLike(above)) return false;
    if (ts.isCallExpression(above)) return above.expression.getText() === 'defineMessages';
  }
  return false;
}
