import { declaredRoles, type AnyRecord } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { describe, expect, it } from 'vitest';
import { aRecordOf } from '../testing/aRecordOf';
import { noticeOf, noticeOfSeveral, storedNotice } from './noticeOf';
import { stepsOf } from './stepsOf';

const aroha = { hashcode: '00000000-0000-4000-8000-0000000000cc', title: 'Aroha Ngata' };
const wiremu = { hashcode: '00000000-0000-4000-8000-0000000000dd', title: 'Wiremu Pere' };
const actor = { user: 'user', individual: null, roles: declaredRoles('admin') };

const declared = collectionNames.flatMap((name) => {
  const definition = collectionNamed(name);
  return Object.entries(definition.lifecycle?.transitions ?? {}).map(
    ([key, transition]) => [name, key, transition, definition] as const,
  );
});
const notifying = declared.filter(([, , { notifies }]) => notifies !== undefined);

describe('[2.18] the notice before a transition', () => {
  it('is declared for each decision about entries, and their withdrawal', () => {
    expect([...new Set(notifying.map(([, key]) => key))].sort()).toEqual([
      'accept',
      'decline',
      'waitlist',
      'withdraw',
    ]);
  });

  it.each(notifying)(
    'of %s, %s, is the same on a page and of several',
    (_name, key, transition, definition) => {
      const { notifies = '', from } = transition;
      const record: AnyRecord = { ...aRecordOf(definition), status: from[0], [notifies]: aroha };
      const own = { ...actor, individual: aroha.hashcode };
      expect(stepsOf(definition, record, actor).find(({ name }) => name === key)?.notice).toContain(
        'Aroha Ngata is notified right away',
      );
      expect(noticeOfSeveral(transition, [record, { ...record, [notifies]: wiremu }], actor)).toContain(
        '2 people are notified right away',
      );
      expect(noticeOfSeveral(transition, [record, { ...record, [notifies]: null }], actor)).toMatch(
        /^One person is notified .* One has no contact\.$/,
      );
      expect(noticeOfSeveral(transition, [{ ...record, [notifies]: undefined }], actor)).toContain(
        'Their contacts',
      );
      expect([noticeOf(transition, record, own), noticeOfSeveral(transition, [record], own)]).toEqual([
        undefined,
        'No one is notified.',
      ]);
    },
  );

  it.each(declared.filter(([, , { storedIn }]) => storedIn))(
    'of %s, %s, shows that it can be stored, in fields that there are',
    (_name, key, transition, { fields }) => {
      const { storedIn } = transition;
      expect(storedNotice(transition)).toBe('It is stored, and no one is notified until you send it.');
      const field = fields[storedIn?.field ?? ''];
      expect(field && 'options' in field && field.options.map(({ value }) => value)).toContain(key);
      expect(fields[storedIn?.reason ?? '']).toBeDefined();
    },
  );
});
