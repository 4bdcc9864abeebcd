import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { collectionNamed, collectionNames } from './collectionNamed';
import { queryNamed, queryNames } from './queryRegistry';
import { queryPath } from './defineQuery';
import { actionNamed, actionNames } from './actionRegistry';
import { actionRequest, collectionOfAction } from './defineAction';
import { transitionAction } from './transitionAction';

const actions = actionNames.map(actionNamed);

describe('the registry of actions', () => {
  it('has no two actions of one name on the same subject', () => {
    const keys = actions.map((action) => `${action.name} on ${collectionOfAction(action) ?? 'none'}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('has each transition that does more than change a status, by the same roles', () => {
    const declared = actions.flatMap((action) => {
      const collection = collectionOfAction(action);
      const transition = collection && collectionNamed(collection).lifecycle?.transitions[action.name];
      // Admins are always among the roles.
      const roles = Array.isArray(action.roles) ? action.roles.filter((role) => role !== 'admin') : [];
      return transition ? [[`${collection}.${action.name}`, transition.hasEffects, roles]] : [];
    });
    const effective = collectionNames.flatMap((collection) =>
      Object.entries(collectionNamed(collection).lifecycle?.transitions ?? {}).flatMap(
        ([name, transition]) =>
          transition.hasEffects ? [[`${collection}.${name}`, true, transition.roles]] : [],
      ),
    );
    expect(declared.sort()).toEqual(effective.sort());
  });
});

describe('an amount of money that an action takes', () => {
  it('is never below zero', () => {
    const amounts = actions.flatMap(({ name, input }) =>
      amountsIn(input).map((schema) => [name, v.safeParse(schema, -1).success] as const),
    );
    expect(amounts.length).toBeGreaterThan(5);
    expect(amounts.filter(([, isTaken]) => isTaken)).toEqual([]);
  });
});

/** Names of amounts in the input of an action. */
function amountsIn(input: v.GenericSchema): v.GenericSchema[] {
  const fields = 'entries' in input ? Object.entries(Object(input.entries)) : [];
  return fields.flatMap(([name, schema]) =>
    name === 'amount' || name === 'expected_total' ? [Object(schema)] : [],
  );
}

describe('actionRequest', () => {
  it('calls an action on nothing at the path of user actions', () => {
    expect(actionRequest(actionNamed('endSession'), { input: { session: 'x' } }, 2)).toEqual({
      method: 'POST',
      path: 'user/users/actions',
      body: { action: 'end_session', data: { session: 'x' } },
    });
  });

  it('calls an action on a record at the path of its collection', () => {
    const templates = collectionNamed('taskTemplates');
    const args = { target: 'a', input: { events: ['b'] } };
    expect(actionRequest(actionNamed('makeTasks'), args, 21, templates)).toEqual({
      method: 'POST',
      path: 'task/templates/actions',
      body: { action: 'make_tasks', target: 'a', data: { events: ['b'] } },
    });
  });

  it('fills the target into the path of an action that is a method of an address', () => {
    expect(actionRequest(actionNamed('removeAttachment'), { target: 'a b' }, 21)).toEqual({
      method: 'DELETE',
      path: 'attachments/a%20b',
    });
  });
});

describe('transitionAction', () => {
  it('derives the action of a transition from its lifecycle', () => {
    const retire = transitionAction(collectionNamed('venues'), 'retire');
    expect(retire).toMatchObject({
      name: 'retire',
      on: { records: 'venues' },
      roles: ['staff'],
      label: 'Retire',
    });
    expect(transitionAction(collectionNamed('venues'), 'toString')).toBeNull();
  });

  it('offers no transition with effects on several records', () => {
    const publish = transitionAction(collectionNamed('formDefinitions'), 'publish');
    expect(publish?.on).toEqual({ record: 'formDefinitions' });
  });
});

describe('queryPath', () => {
  it('fills the path in, and sends the rest as a query string', () => {
    expect(queryPath(queryNamed('resetToken'), { token: 'a/b' })).toBe('user/passwords/a%2Fb');
    const given = { parent: 'callboard.Event.1', page_size: '200', page: undefined };
    expect(queryPath(queryNamed('attachmentsOfRecord'), given)).toBe(
      'attachments?parent=callboard.Event.1&page_size=200',
    );
  });

  it('[7.11] writes a list of fields with its commas', () => {
    expect(queryPath(queryNamed('activation'), { hashcode: 'a', fields: 'status,mode' })).toBe(
      'user/activations/a?fields=status,mode',
    );
  });

  it('has an address for each query', () => {
    const paths = queryNames.map((name) => queryNamed(name).path);
    expect(new Set(paths).size).toBe(paths.length);
  });
});
