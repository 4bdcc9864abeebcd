import { expect, test } from 'vitest';
import { collectionsWithStates, serverTransitionsOf, statusSteps, transitionOf } from '../states';

const collections = collectionsWithStates();

test.each(collections.map((collection) => [collection.name, collection] as const))(
  '%s: each status is declared, and is reached from the first one',
  (_, collection) => {
    const statuses = Object.keys(collection.lifecycle?.statuses ?? {});
    const steps = statusSteps(collection);
    const named = steps.flatMap(({ from, to }) => [from, to]);
    expect(named.filter((status) => !statuses.includes(status))).toEqual([]);
    const unreached = statuses.filter(
      (status) => status !== collection.lifecycle?.initial && !steps.some(({ to }) => to === status),
    );
    expect(unreached).toEqual([]);
  },
);

test.each(collections.map((collection) => [collection.name, collection] as const))(
  '%s: each transition has a name of its own',
  (_, collection) => {
    const made = Object.keys(collection.lifecycle?.transitions ?? {});
    const served = serverTransitionsOf(collection).map(([name]) => name);
    expect(served.filter((name) => made.includes(name))).toEqual([]);
  },
);

test('a transition is found by its name, whether a role makes it or the server', () => {
  expect(transitionOf('tickets', 'sold')).toMatchObject({ from: ['reserved'], to: 'valid' });
  expect(transitionOf('userActivations', 'withdraw')).toMatchObject({ from: ['pending'], to: 'expired' });
});
