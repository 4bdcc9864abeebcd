const spokenAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'caption',
  'description',
  'label',
  'placeholder',
  'title',
]);
const letters = /\p{Letter}{2,}/u;

/** @type {import('eslint').Rule.RuleModule} */
export const noLiteralText = {
  meta: {
    type: 'problem',
    schema: [],
    docs: {
      description: 'Every visible string comes from messages, so that it can be worded and translated.',
    },
    messages: { literal: "Move this text to the library's messages.ts." },
  },
  create(context) {
    /** @param {any} node */
    function reportText(node) {
      if (letters.test(node.value)) context.report({ node, messageId: 'literal' });
    }
    /** @param {any} node */
    function reportAttribute(node) {
      if (!spokenAttributes.has(String(node.name.name))) return;
      if (node.value?.type === 'Literal') reportText(node.value);
    }
    return { JSXText: reportText, JSXAttribute: reportAttribute };
  },
};
