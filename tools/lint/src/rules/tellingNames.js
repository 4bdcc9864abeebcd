import { basename, dirname } from 'node:path';

const emptyWords = /^(helpers?|utils?|common|misc|managers?|data|info)$/i;
const vagueFile = /^(helpers?|utils?|common|misc|managers?|data|info)\./i;
const folderShape = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*|[A-Z][A-Za-z0-9]*|[a-z][a-zA-Z0-9]*|\.[a-z]+)$/;

/** @type {import('eslint').Rule.RuleModule} */
export const tellingNames = {
  meta: {
    type: 'suggestion',
    schema: [],
    docs: { description: 'Files and folders are named after what they hold.' },
    messages: {
      folder: "The folder '{{name}}' says nothing of what it holds.",
      file: "The file '{{name}}' says nothing of what it holds.",
      shape: "The folder '{{name}}' is neither kebab-case nor the name of a component.",
    },
  },
  create(context) {
    const path = context.filename.startsWith(context.cwd)
      ? context.filename.slice(context.cwd.length + 1)
      : context.filename;
    return {
      Program(node) {
        if (vagueFile.test(basename(path)))
          context.report({ node, messageId: 'file', data: { name: basename(path) } });
        for (const name of dirname(path)
          .split(/[\\/]/)
          .filter((part) => part !== '.')) {
          if (emptyWords.test(name)) context.report({ node, messageId: 'folder', data: { name } });
          if (!folderShape.test(name)) context.report({ node, messageId: 'shape', data: { name } });
        }
      },
    };
  },
};
