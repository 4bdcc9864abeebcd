// The addresses of clauses 2.22 to 2.27, which differ by the handle of the app (clause 2.28).
const profile =
  /^\/(?:workforce\/employees|organisation\/(?:companies|departments|teams)|crm\/(?:companies|individuals))\/(?!\{hashcode\}$|:)/;

/** @type {import('eslint').Rule.RuleModule} */
export const noWrittenProfileLink = {
  meta: {
    type: 'problem',
    schema: [],
    docs: { description: 'The address of a profile is built by its entity type.' },
    messages: {
      written:
        'This link to a profile ignores the handle of the app. Build it with recordPath or entityPath of the contract.',
    },
  },
  create(context) {
    return {
      TemplateLiteral(node) {
        if (profile.test(node.quasis[0]?.value.raw ?? '')) context.report({ node, messageId: 'written' });
      },
      BinaryExpression(node) {
        const { left, operator } = node;
        if (operator !== '+' || left.type !== 'Literal' || typeof left.value !== 'string') return;
        if (profile.test(left.value)) context.report({ node, messageId: 'written' });
      },
    };
  },
};
