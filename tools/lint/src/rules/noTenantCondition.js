import { tenantCodes } from '../tenantCodes.js';

const comparisons = new Set(['===', '!==', '==', '!=']);
const memberships = new Set(['includes', 'indexOf', 'has']);

/** @param {import('estree').Node | null | undefined} node */
function isTenantCode(node) {
  if (node?.type === 'TemplateLiteral') return tenantCodes.includes(node.quasis[0]?.value.raw ?? '');
  return node?.type === 'Literal' && typeof node.value === 'string' && tenantCodes.includes(node.value);
}

/** @type {import('eslint').Rule.RuleModule} */
export const noTenantCondition = {
  meta: {
    type: 'problem',
    schema: [],
    docs: { description: 'A difference between tenants is a label, a flag, a slot or a replaced component.' },
    messages: {
      condition:
        "A tenant's code decides here. Make the difference a label, a flag, a slot or a replaced component of its app.",
    },
  },
  create(context) {
    return {
      BinaryExpression(node) {
        if (!comparisons.has(node.operator)) return;
        if (isTenantCode(node.left) || isTenantCode(node.right))
          context.report({ node, messageId: 'condition' });
      },
      SwitchCase(node) {
        if (isTenantCode(node.test)) context.report({ node, messageId: 'condition' });
      },
      CallExpression(node) {
        if (node.callee.type !== 'MemberExpression' || node.callee.property.type !== 'Identifier') return;
        if (!memberships.has(node.callee.property.name)) return;
        const list = node.callee.object;
        const listed =
          list.type === 'ArrayExpression' && list.elements.some((element) => isTenantCode(element));
        if (listed || node.arguments.some((argument) => isTenantCode(argument)))
          context.report({ node, messageId: 'condition' });
      },
    };
  },
};
