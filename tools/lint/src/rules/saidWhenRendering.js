const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** @type {import('eslint').Rule.RuleModule} */
export const saidWhenRendering = {
  meta: {
    type: 'problem',
    schema: [],
    docs: {
      description:
        'A text is read while rendering: read as the module is loaded, it stays in the first language.',
    },
    messages: { early: 'Read this text inside a function: here it stays in the language of the start.' },
  },
  create(context) {
    /** @param {import('estree').Node} node */
    const isInFunction = (node) =>
      context.sourceCode
        .getAncestors(node)
        .some((ancestor) => functions.has(ancestor.type) || isGetter(ancestor));
    return {
      /** @param {import('estree').Node} node */
      'MemberExpression[object.name=/[mM]essages$/]'(node) {
        if (!isInFunction(node)) context.report({ node, messageId: 'early' });
      },
      /** @param {import('estree').Node} node */
      'CallExpression[callee.name="translate"]'(node) {
        if (!isInFunction(node)) context.report({ node, messageId: 'early' });
      },
    };
  },
};

/** @param {import('estree').Node} node */
function isGetter(node) {
  return node.type === 'Property' && node.kind === 'get';
}
