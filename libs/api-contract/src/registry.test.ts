import { describe, expect, test } from 'vitest';
import { declaredRoles, roles, rowRule, tenantCodes } from '.';
import {
  collectionAt,
  collectionNamed,
  collectionNames,
  isCollectionName,
  isServedTo,
  variantOf,
} from './collections';
import { isFilterable, operatorsOf } from './lists';

describe('the registry', () => {
  test('[7.42] has no two collections on one path', () => {
    const paths = collectionNames
      .map(collectionNamed)
      .flatMap((collection) => [collection.path, ...collection.aliases]);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toEqual(
      expect.arrayContaining(['callboard/venues', 'callboard/spaces', 'callboard/regions']),
    );
  });

  test('[7.16] puts the model between on version 2, unless the specification names the path', () => {
    const v2 = (name: (typeof collectionNames)[number]) => collectionAt(name, 'showquest').v2Path;
    expect(v2('venues')).toBe('callboard/venue/venues');
    expect(v2('organizationStructures')).toBe('corporation/organization_structure/organization_structures');
    expect(v2('entries')).toBe('showquest/entry/entries');
    expect(v2('users')).toBe('user/users');
    expect(v2('countries')).toBe('regional/countries');
  });

  test('names as the place of a record a field with coordinates, or a reference to what has one', () => {
    const placed = collectionNames.map(collectionNamed).filter(({ map }) => map !== undefined);
    expect(placed.length).toBeGreaterThan(3);
    for (const { name, map = '', fields } of placed) {
      const field = fields[map];
      const target = field?.kind === 'reference' && isCollectionName(field.to) && collectionNamed(field.to);
      const own = target ? target.fields[target.map ?? ''] : field;
      expect([name, own?.kind]).toEqual([name, 'coordinates']);
    }
  });

  test('searches in the records of another collection that refer to this one', () => {
    const searched = collectionNames.map(collectionNamed).filter(({ searchIn }) => searchIn !== undefined);
    expect(searched.map(({ name }) => name)).toContain('conversations');
    for (const { name, searchIn } of searched) {
      const { collection = '', by = '' } = searchIn ?? {};
      const field = isCollectionName(collection) ? collectionNamed(collection).fields[by] : undefined;
      expect(field).toMatchObject({ kind: 'reference', to: name });
    }
  });

  test('[7.34] [7.44] serves forms, their answers, tags and inventory where the specification has them', () => {
    const paths = (name: (typeof collectionNames)[number]) => {
      const { path, v2Path } = collectionNamed(name);
      return [path, v2Path];
    };
    expect(paths('formDefinitions')).toEqual(['form/definitions', 'form/definition/definitions']);
    expect(paths('formInstances')).toEqual(['form/instances', 'form/instance/instances']);
    expect(paths('tags')).toEqual(['tag/instances', 'tag/instance/instances']);
    expect(paths('inventoryInstances')).toEqual(['inventory/instances', 'inventory/instance/instances']);
  });

  test('[7.35] [7.38] serves countries and users under both versions', () => {
    const paths = (['countries', 'users'] as const).map((name) => {
      const { path, v2Path } = collectionNamed(name);
      return [path, v2Path];
    });
    expect(paths).toEqual([
      ['countries', 'regional/countries'],
      ['user', 'user/users'],
    ]);
  });

  test('[7.33] [7.37] [7.42] serves conversations and messages where the specification has them', () => {
    const { path, v2Path } = collectionNamed('conversations');
    expect([path, v2Path]).toEqual(['messaging/conversations', 'messaging/conversation/conversations']);
    expect(collectionNamed('messages').path).toBe('callboard/messages');
  });

  test.each(collectionNames)(
    'points only at collections that exist, and that each of its tenants has: %s',
    (name) => {
      const collection = collectionNamed(name);
      for (const tenant of tenantCodes.filter((code) => isServedTo(collection, code))) {
        // A tenant has fields of its own, and not those of the others.
        for (const field of Object.values(variantOf(collection, tenant).fields)) {
          if (field.kind !== 'reference') continue;
          const found = collectionNames.find((known) => known === field.to);
          expect(found).toBeDefined();
          expect(found && isServedTo(collectionNamed(found), tenant)).toBe(true);
        }
      }
    },
  );

  test.each(collectionNames)(
    'leads to rows by fields that exist, and hold what the row holds: %s',
    (name) => {
      const collection = collectionNamed(name);
      const named = (other: string) =>
        collectionNamed(collectionNames.find((known) => known === other) ?? name);
      const rules = Object.values(collection.access).flatMap((byRole) => Object.values(byRole));
      const conditions = rules.flatMap((rule) => (rule === 'all' ? [] : rule));
      for (const condition of conditions) {
        if (!('linkedBy' in condition)) continue;
        for (const { collection: other, own, actor, field, unless, part } of condition.linkedBy) {
          const { fields } = named(other);
          const to = actor === 'user' ? 'users' : 'individuals';
          // The record of the person themself, or one that names them.
          if (own === 'hashcode') expect(other).toBe(to);
          else expect(fields[own]).toMatchObject({ kind: 'reference', to });
          expect(fields[field]).toEqual(expect.objectContaining({ kind: 'reference' }));
          if (unless) expect(fields[unless.field]).toMatchObject(offering(unless.in));
          if (part) {
            expect(fields[part.field]).toMatchObject({ kind: 'reference', to: part.collection });
            expect(named(part.collection).fields[part.unless.field]).toMatchObject(
              'in' in part.unless ? offering(part.unless.in) : { kind: 'date' },
            );
          }
          const reached = condition.field === 'hashcode' ? { to: name } : collection.fields[condition.field];
          expect(reached).toMatchObject({ to: Reflect.get(fields[field] ?? {}, 'to') });
        }
      }
    },
  );

  test.each(collectionNames)(
    'has deadlines of records that it refers to, by fields they have: %s',
    (name) => {
      const { changeable = {}, fields } = collectionNamed(name);
      for (const { until } of Object.values(changeable)) {
        if (!until) continue;
        const to: unknown = Reflect.get(fields[until.through] ?? {}, 'to');
        const target = collectionNamed(collectionNames.find((known) => known === to) ?? name);
        expect(target.fields[until.closes]).toMatchObject({ kind: 'datetime' });
        expect(target.fields[until.open.field]).toMatchObject(offering(until.open.in));
      }
    },
  );

  test.each(collectionNames)(
    'reads rows through references that the same role can follow, without going in a circle: %s',
    (name) => {
      for (const role of roles) {
        const seen: string[] = [];
        const follow = (of: string): void => {
          expect(seen).not.toContain(of);
          seen.push(of);
          const collection = collectionNamed(collectionNames.find((known) => known === of) ?? name);
          const rule = collection.access.read[role] ?? [];
          for (const condition of rule === 'all' ? [] : rule) {
            if ('namedIn' in condition) {
              for (const { collection: naming, field } of condition.namedIn) {
                const found = collectionNamed(collectionNames.find((known) => known === naming) ?? name);
                const named: unknown = Reflect.get(collection.fields[condition.field] ?? {}, 'to') ?? of;
                expect(found.fields[field]).toMatchObject({ kind: 'reference', to: named });
                follow(naming);
              }
            }
            if (!('readable' in condition)) continue;
            const to: unknown = Reflect.get(collection.fields[condition.field] ?? {}, 'to');
            const target = collectionNames.find((known) => known === to);
            expect(target && rowRule(collectionNamed(target), 'read', declaredRoles(role))).toBeTruthy();
            const { fields } = collectionNamed(target ?? name);
            const { target: meets } = condition;
            if (meets) expect(fields[meets.field]).toMatchObject(offering(meets.in));
            follow(String(to));
          }
          seen.pop();
        };
        follow(name);
      }
    },
  );

  test.each(collectionNames)('[3.31] offers at least one operator for each filterable field: %s', (name) => {
    for (const field of Object.values(collectionNamed(name).fields).filter(isFilterable)) {
      expect(operatorsOf(field).length).toBeGreaterThan(0);
    }
  });

  test.each(collectionNames)(
    '[3.31] a season is declared by what every record can be compared with: %s',
    (name) => {
      const { opensOn, calendar, fields } = collectionNamed(name);
      if (opensOn === undefined) return;
      if (opensOn === 'upcoming') return expect(fields[calendar?.to ?? '']).toMatchObject({ required: true });
      const field = fields[opensOn.season];
      expect(field && isFilterable(field)).toBe(true);
      // A record without a day of its own would be of no season, and be found on no page.
      if (field?.kind !== 'reference') return expect(field).toMatchObject({ required: true });
      const target = isCollectionName(field.to) ? collectionNamed(field.to).fields : {};
      const { by = '', kind } = field.dated ?? {};
      expect(target[by]).toMatchObject({ kind, required: true });
    },
  );

  test.each(tenantCodes)('[1.2] serves events, entries and participants to %s', (tenant) => {
    const served = collectionNames
      .map(collectionNamed)
      .filter((collection) => isServedTo(collection, tenant));
    const models = served.map((collection) => collection.model);
    expect(models.filter((model) => model.endsWith('.Entry'))).toHaveLength(1);
    expect(models.filter((model) => model.endsWith('.Participant'))).toHaveLength(1);
    expect(models).toContain('callboard.Event');
  });
});

function offering(values: readonly string[]): object {
  return { options: expect.arrayContaining(values.map((value) => expect.objectContaining({ value }))) };
}

test('[7.40] no one deletes what belongs to a stage whose judging is over', () => {
  const open = collectionNames.map(collectionNamed).filter((collection) => {
    const { stage } = collection.fields;
    const isRemovable =
      Object.keys(collection.access.remove).length > 0 && !collection.never?.includes('remove');
    const isOfStage = stage?.kind === 'reference' && stage.to === 'stages' && stage.required === true;
    return isOfStage && isRemovable && !collection.reliedOnBy?.some((each) => each.collection === 'stages');
  });
  expect(open.map(({ name }) => name)).toEqual([]);
});

test('names fields that exist wherever records rest on others', () => {
  const wrong = collectionNames.flatMap((name) =>
    (collectionNamed(name).reliedOnBy ?? []).flatMap(({ collection, same, meets }) => {
      const there = collectionNamed(collection).fields;
      const named = [...Object.keys(same), ...(meets ? [meets.field] : [])];
      return named
        .filter((field) => field !== 'hashcode' && !(field in there))
        .map((field) => `${name} ${field}`);
    }),
  );
  expect(wrong).toEqual([]);
});
