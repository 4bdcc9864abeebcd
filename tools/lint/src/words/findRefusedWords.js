import ts from 'typescript';
import { refusedPhrases, refusedWords } from './refusedWords.data.js';

/** @typedef {{ line: number, word: string, instead: string }} Found */

const insteadOf = new Map(
  Object.entries(refusedWords).flatMap(([words, instead]) => words.split('|').map((word) => [word, instead])),
);
const phrases = Object.entries(refusedPhrases).map(([phrase, instead]) => ({
  pattern: new RegExp(`\\b${phrase}\\b`, 'gi'),
  instead,
}));

/**
 * The refused words in the names and comments of a source file. Texts are not looked at: they are for users, and have a reading
 * of their own.
 *
 * @param {string} source
 * @param {string} path its ending decides whether it can hold JSX
 * @returns {Found[]}
 */
export function findRefusedWords(source, path) {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false);
  /** @type {Found[]} */
  const found = [];
  const lineAt = (/** @type {number} */ position) => file.getLineAndCharacterOfPosition(position).line + 1;

  /** @param {string} name @param {number} at */
  function readName(name, at) {
    for (const word of name.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)) {
      const instead = insteadOf.get(word.toLowerCase());
      if (instead) found.push({ line: lineAt(at), word: word.toLowerCase(), instead });
    }
  }

  /** @param {string} comment @param {number} at */
  function readComment(comment, at) {
    for (const { 0: word, index } of comment.matchAll(/[a-z]+/gi)) readName(word, at + index);
    for (const { pattern, instead } of phrases) {
      for (const { 0: word, index } of comment.matchAll(pattern))
        found.push({ line: lineAt(at + index), word: word.toLowerCase(), instead });
    }
  }

  /** @type {Set<number>} */
  const read = new Set();
  /** @param {import('typescript').Node} node @param {import('typescript').Node} [parent] */
  function visit(node, parent) {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) readName(node.text, node.end);
    // Between the children of an element stands text, whatever it begins with.
    const comments =
      parent && (ts.isJsxElement(parent) || ts.isJsxFragment(parent))
        ? []
        : [
            ...(ts.getLeadingCommentRanges(source, node.pos) ?? []),
            ...(ts.getTrailingCommentRanges(source, node.end) ?? []),
          ];
    for (const { pos, end } of comments) {
      if (!read.has(pos)) readComment(source.slice(pos, end), pos);
      read.add(pos);
    }
    ts.forEachChild(node, (child) => visit(child, node));
  }
  visit(file);
  return found.sort((one, other) => one.line - other.line);
}
