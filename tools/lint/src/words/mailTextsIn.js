import ts from 'typescript';

/**
 * The English texts of a module's mails, notices and printed pages: what its `mailTexts({ en: … })` have, with `…` for what they fill in.
 *
 * @param {string} source
 * @param {string} path
 * @returns {string[]}
 */
export function mailTextsIn(source, path) {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  /** @type {string[]} */
  const texts = [];

  /** @param {import('typescript').Node} node @param {boolean} isEnglish */
  function visit(node, isEnglish) {
    if (isEnglish && ts.isStringLiteralLike(node)) texts.push(node.text);
    if (isEnglish && ts.isTemplateExpression(node))
      texts.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…'));
    ts.forEachChild(node, (child) => visit(child, isEnglish || isEnglishPart(node)));
  }
  visit(file, false);
  return texts;
}

/** @param {import('typescript').Node} node */
function isEnglishPart(node) {
  if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'en') return false;
  const call = node.parent.parent;
  return ts.isCallExpression(call) && call.expression.getText() === 'mailTexts';
}
