import { describe, expect, it } from 'vitest';
import { textsIn } from './textsIn.mjs';

describe('textsIn', () => {
  it('finds the table of messages, its groups, and the arguments of translate calls, but no other string', () => {
    const code = `
      const kinds = { radio: 'circle' };
      export const messages = defineMessages({
        login: 'Sign in',
        group: { "it's": "It's here" },
        left: (n: number) =>
          translate(
            '{n, plural, one {# row} other {# rows}}',
            { n, by: 'name' },
          ),
        of: (kind: string) => translate(kinds[kind] ?? kind),
        either: (isOn: boolean) => translate(isOn ? 'On' : 'Off'),
        drawn: translate('Signed'),
        typed: 'As a constant' as const,
        moved: () => ({ transform: 'none' }),
      });
    `;
    expect(textsIn(code).messages).toEqual([
      'Sign in',
      'As a constant',
      "It's here",
      '{n, plural, one {# row} other {# rows}}',
      'On',
      'Off',
      'Signed',
    ]);
  });

  it('finds the texts of a constant that a call takes one of', () => {
    const code = `
      const losses: Record<string, string> = { one: '{n, plural, one {# level} other {# levels}}' };
      const nested = { loud: { short: 'Stop' } } as const;
      const icons = { one: 'circle' };
      export const lost = (kind: string, n: number) => translate(losses[kind], { n });
      export const called = (kind: 'loud') => translate(nested[kind].short);
      export const given = (field: { label: string }) => translate(field.label);
    `;
    expect(textsIn(code).messages).toEqual(['{n, plural, one {# level} other {# levels}}', 'Stop']);
  });

  it('finds what a declaration has for people to read, and no description of an API', () => {
    const code = `
      export const regions = defineCollection({
        name: 'regions',
        path: 'callboard/regions',
        label: { one: 'Region', many: 'Regions' },
        fields: { name: text({ label: 'Name', description: 'As on a map', unit: 'km' }) },
        lifecycle: { transitions: { close: { label: 'Close', confirm: 'Sure?', noticed: 'All see it.' } } },
      });
      const responses = { 200: { description: 'The requested range' } };
      const page = { code: 'x', name: 'Landing', path: '/admin' };
    `;
    expect(textsIn(code).declared).toEqual([
      'Region',
      'Regions',
      'Name',
      'As on a map',
      'km',
      'Close',
      'Sure?',
      'All see it.',
      'Landing',
    ]);
  });

  it('finds the sentences of constants called texts or words, without the kinds of their facts', () => {
    const code = `
      export const loginWords = { expired: 'The link has expired' };
      export const viewingWords = 'Nothing can be changed.';
      export const problemTexts = {
        plain: 'The body is empty.',
        filled: { text: 'At most {max} items', facts: { max: 'number' } },
      } as const satisfies Record<string, unknown>;
      const other = { plain: 'not for people' };
    `;
    expect(textsIn(code).declared).toEqual([
      'The link has expired',
      'Nothing can be changed.',
      'The body is empty.',
      'At most {max} items',
    ]);
  });

  it('finds the words of a kind of notification, in lists and selections, without its facts and its icon', () => {
    const code = `
      const dueWords = ifGiven('due', { given: 'Due {due}' });
      export const taskNotifications = {
        taskGiven: defineNotification({
          facts: { name: 'text', due: 'day' },
          mail: { participant: 'daily' },
          icon: 'checklist',
          words: {
            name: 'New tasks',
            title: select('name', { first: 'The first task', other: 'New task: {name}' }),
            detail: dueWords,
            mail: ['A task', ifGiven('due', { given: 'It is due' })],
          },
        }),
      };
    `;
    expect(textsIn(code).declared.toSorted()).toEqual([
      'A task',
      'Due {due}',
      'It is due',
      'New task: {name}',
      'New tasks',
      'The first task',
    ]);
  });

  it('throws at code that cannot be read', () => {
    expect(() => textsIn('const a = ;', 'a.ts')).toThrow('a.ts');
  });
});
