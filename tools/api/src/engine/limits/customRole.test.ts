import {
  declaredRoles,
  limitedRoles,
  limitRoles,
  readableFields,
  rowRule,
  ruleOfRole,
  transitionsFrom,
  verbs,
  writableFields,
  type Collection,
  type CollectionLimits,
  type LimitedRole,
} from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { expect, test } from 'vitest';
import { withCustomRole } from './customRole';

/** Everything that a collection offers which can be taken away, to the one, to the other and to both. */
function limitsOf({ fields, lifecycle }: Collection, left: number): CollectionLimits {
  const some = <T>(all: readonly T[]): T[] => all.filter((_, index) => index % 3 !== left);
  return {
    verbs: some(['create', 'update', 'remove'] as const),
    transitions: some(Object.keys(lifecycle?.transitions ?? {})),
    hidden: some(Object.keys(fields)).filter((_, index) => index % 2 === 0),
    fixed: some(Object.keys(fields)),
  };
}

const names = (fields: readonly (readonly [string, unknown])[]) => fields.map(([name]) => name);
const each = collectionNames.flatMap((name) => limitedRoles.map((role) => [name, role] as const));

test('[6.8] a made role can do exactly what its base can, without what the tenant or the role takes away', () => {
  for (const [name, base] of each) {
    const collection = collectionNamed(name);
    const [tenant, made] = [limitsOf(collection, 0), limitsOf(collection, 1)];
    const before = limitRoles([base], { [base]: { [name]: tenant } });
    const own = limitRoles([base], withCustomRole(before.limits, { base, limits: { [name]: made } }));
    const what = `${name} of ${base}`;
    for (const verb of verbs.filter((each) => each !== 'read'))
      expect(ruleOfRole(collection, verb, base, own), what).toEqual(
        made.verbs?.includes(verb) ? undefined : ruleOfRole(collection, verb, base, before),
      );
    expect(names(readableFields(collection, own)), what).toEqual(
      names(readableFields(collection, before)).filter((field) => !made.hidden?.includes(field)),
    );
    const closed = [...(made.hidden ?? []), ...(made.fixed ?? [])];
    expect(names(writableFields(collection, own, 'update')), what).toEqual(
      names(writableFields(collection, before, 'update')).filter((field) => !closed.includes(field)),
    );
    for (const status of Object.keys(collection.lifecycle?.statuses ?? {}))
      expect(names(transitionsFrom(collection, status, own)), what).toEqual(
        names(transitionsFrom(collection, status, before)).filter(
          (each) => !made.transitions?.includes(each),
        ),
      );
  }
});

test('[6.8] a made role narrows its base alone, and two kinds of own records are none', () => {
  const employees = collectionNamed('employees');
  const limited = (base: LimitedRole, rows: string) =>
    withCustomRole(
      { staff: { employees: { rows: 'individual' } } },
      { base, limits: { employees: { rows } } },
    );
  expect(withCustomRole({}, null)).toEqual({});
  expect(limited('judge', 'individual').staff).toEqual({ employees: { rows: 'individual' } });
  expect(rowRule(employees, 'read', limitRoles(['staff'], limited('staff', 'individual')))).toEqual([
    { field: 'individual', actor: 'individual' },
  ]);
  expect(rowRule(employees, 'read', limitRoles(['staff'], limited('staff', 'user')))).toBeNull();
});

test('[6.8] made roles are for admins alone', () => {
  const collection = collectionNamed('customRoles');
  for (const role of limitedRoles) expect(rowRule(collection, 'read', declaredRoles(role))).toBeNull();
});
