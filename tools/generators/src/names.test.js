import { describe, expect, it } from 'vitest';
import {
  singularOf,
  toCamelCase,
  toIdentifier,
  toKebabCase,
  toPascalCase,
  toSentenceCase,
  toSnakeCase,
} from './names.js';

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
    ['boxes', 'box'],
    ['spaces', 'space'],
  ])('of many, %s, is of one %s', (plural, singular) => {
    expect(singularOf(plural)).toBe(singular);
  });

  it('has its marks and apostrophes in texts, and none of them in code', () => {
    expect(toCamelCase("whānau's prizes")).toBe('whanausPrizes');
    expect(toSnakeCase('Ngā Toi Māori')).toBe('nga_toi_maori');
    expect(toSentenceCase("whānau's prizes")).toBe("Whānau's prizes");
  });

  it('is refused where code cannot have it', () => {
    expect(() => toIdentifier('class')).toThrow("'class' is a word of JavaScript");
    expect(() => toPascalCase('3d plans')).toThrow('has to begin with a letter');
    expect(() => toPascalCase("'")).toThrow('has to begin with a letter');
    expect(toIdentifier('class list')).toBe('classList');
  });
});
