import { existsSync } from 'node:fs';
import path from 'node:path';

/** Groups of stories that are pages of their own: they show no single component. */
const withoutGuide = /^(?:Tokens|Patterns|Screens)\//;

/** @type {import('eslint').Rule.RuleModule} */
export const storyGuide = {
  meta: {
    type: 'problem',
    schema: [],
    docs: { description: 'A component with stories has a guide, and its examples are stories of the file.' },
    messages: {
      title: 'Give the stories a title, so that they have a place in the menu.',
      missing: 'Say what the component is for, and when something else is right: parameters: { guide: … }.',
      empty: 'A guide has at least one line of `{{name}}`.',
      story: 'This file exports no story `{{name}}`.',
      part: 'There is no `{{name}}.stories.tsx` in this folder with the guide of the family.',
    },
  },
  create(context) {
    const exported = new Set();
    /** @type {import('estree').ObjectExpression | undefined} */
    let meta;
    return {
      VariableDeclarator({ id, init }) {
        if (id.type === 'Identifier' && id.name === 'meta') meta = toObject(init);
      },
      ExportNamedDeclaration({ declaration }) {
        if (declaration?.type !== 'VariableDeclaration') return;
        for (const { id } of declaration.declarations) if (id.type === 'Identifier') exported.add(id.name);
      },
      'Program:exit'() {
        if (!meta) return;
        const title = valueOf(meta, 'title');
        if (title?.type !== 'Literal') return context.report({ node: meta, messageId: 'title' });
        if (withoutGuide.test(String(title.value))) return;
        const guide = toObject(valueOf(toObject(valueOf(meta, 'parameters')), 'guide'));
        if (!guide) return context.report({ node: meta, messageId: 'missing' });
        const part = valueOf(guide, 'partOf');
        if (part?.type === 'Literal') {
          const name = String(part.value);
          const family = path.join(path.dirname(context.filename), `${name}.stories.tsx`);
          if (!existsSync(family)) context.report({ node: part, messageId: 'part', data: { name } });
          return;
        }
        for (const name of ['use', 'avoid']) {
          if (elementsOf(guide, name).length === 0) {
            context.report({ node: guide, messageId: 'empty', data: { name } });
          }
        }
        for (const example of [...elementsOf(guide, 'dos'), ...elementsOf(guide, 'donts')]) {
          const story = example?.type === 'ArrayExpression' ? example.elements[0] : undefined;
          const name = story?.type === 'Literal' ? String(story.value) : '';
          if (example && !exported.has(name))
            context.report({ node: example, messageId: 'story', data: { name } });
        }
      },
    };
  },
};

/**
 * The object of an expression, without the types around it.
 *
 * @param {any} node
 * @returns {import('estree').ObjectExpression | undefined}
 */
function toObject(node) {
  if (node?.type === 'TSSatisfiesExpression' || node?.type === 'TSAsExpression')
    return toObject(node.expression);
  return node?.type === 'ObjectExpression' ? node : undefined;
}

/**
 * @param {import('estree').ObjectExpression | undefined} object
 * @param {string} name
 */
function valueOf(object, name) {
  for (const property of object?.properties ?? []) {
    if (property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === name) {
      return property.value;
    }
  }
  return undefined;
}

/**
 * @param {import('estree').ObjectExpression} object
 * @param {string} name
 */
function elementsOf(object, name) {
  const value = valueOf(object, name);
  return value?.type === 'ArrayExpression' ? value.elements : [];
}
