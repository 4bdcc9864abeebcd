const todo = /\b(?:TODO|FIXME|XXX)\b/;
const withIssue = /\bTODO\(#\d+\): \S/;

/** @type {import('eslint').Rule.RuleModule} */
export const todoWithIssue = {
  meta: {
    type: 'suggestion',
    schema: [],
    docs: { description: 'A TODO names the issue and the condition under which it goes.' },
    messages: { bare: 'Write TODO(#issue): and the condition to remove it.' },
  },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          if (todo.test(comment.value) && !withIssue.test(comment.value) && comment.loc)
            context.report({ loc: comment.loc, messageId: 'bare' });
        }
      },
    };
  },
};
