import { describe, expect, it } from 'vitest';
import { singularOf, toCamelCase, toKebabCase, toPascalCase, toSentenceCase, toSnakeCase } from './names.js';

describe('a name', () => {
  it.each(['taskTemplates', 'task-templates', 'Task templates', 'task_templates'])(
    'is spelt as each place demands, from %s',
    (name) => {
      expect([
        toCamelCase(name),
        toPascalCase(name),
        toKebabCase(name),
        toSnakeCase(name),
        toSentenceCase(name),
      ]).toEqual(['taskTemplates', 'TaskTemplates', 'task-templates', 'task_templates', 'Task templates']);
    },
  );

  it.each([
    ['sponsors', 'sponsor'],
    ['categories', 'category'],
    ['classes', 'class'],
    ['branches', 'branch'],
    ['spaces', 'space'],
  ])('of many, %s, is of one %s', (plural, singular) => {
    expect(singularOf(plural)).toBe(singular);
  });
});
