import { describe, expect, test } from 'vitest';
import { collectionAt, collectionNamed, collectionNames, variantOf, variantsOf } from '../collectionNamed';
import type { Collection } from '../defineCollection';
import { text, select } from '../fields/kinds';
import { setPageTenant } from '../pageTenant';
import { registry } from '../registry';
import { tenantCodes } from '../tenants';
import { contestCollections } from './contestCollections';
import { contests } from './contests';
import { united } from './united';

describe.each(tenantCodes)('the collections of %s', (code) => {
  const { entries, participants, collaborators } = contests[code];

  test('are its own alone, under one path', () => {
    const [app] = entries.path.split('/');
    expect([entries, participants, collaborators].map(({ path }) => path)).toEqual([
      `${app}/entries`,
      `${app}/participants`,
      `${app}/collaborators`,
    ]);
    for (const { tenants } of [entries, participants, collaborators]) expect(tenants).toEqual([code]);
  });

  test('refer to each other in its own words', () => {
    expect(participants.fields.entry).toMatchObject({ to: 'entries', label: entries.label.one });
    expect(collaborators.fields.entry).toMatchObject({ to: 'entries', label: entries.label.one });
  });

  test('have the fields of every entry and every participant, besides their own', () => {
    expect(entries.fields).toMatchObject({ name: { required: true }, event: {}, slot_starts_at: {} });
    expect(participants.fields).toMatchObject({ name: { required: true }, photo_consent: {} });
    expect(participants.people).toBe(true);
  });

  test.each(contestCollections)('%s of it are what one table holds', (name) => {
    const own = collectionAt(name, code);
    const whole: Collection = registry[name];
    expect(own.name).toBe(name);
    expect(own.access).toEqual(whole.access);
    expect(own.lifecycle).toEqual(whole.lifecycle);
    for (const [field, { kind }] of Object.entries(own.fields)) expect(whole.fields[field]?.kind).toBe(kind);
  });

  test('are what its page calls by their names', () => {
    setPageTenant(code);
    try {
      expect(collectionNamed('entries')).toBe(entries);
      expect(collectionNamed('venues')).toBe(registry.venues);
    } finally {
      setPageTenant(undefined);
    }
  });
});

test('what no tenant declares for itself is served once, and what each declares once for each', () => {
  expect(variantsOf(registry.venues)).toEqual([registry.venues]);
  for (const name of contestCollections)
    expect(variantsOf(registry[name])).toEqual(tenantCodes.map((code) => variantOf(registry[name], code)));
  const paths = collectionNames.flatMap((name) => variantsOf(registry[name]).map(({ path }) => path));
  expect(new Set(paths).size).toBe(paths.length);
});

test('a field that only some tenants have is required by none of the others, and has the options of all', () => {
  const { part } = registry.participants.fields as Collection['fields'];
  const { section } = registry.entries.fields as Collection['fields'];
  expect(section).toMatchObject({ kind: 'select', required: false });
  const options = part && 'options' in part ? part.options : [];
  expect(options).toContainEqual({ value: 'vocals', label: 'Vocals', tenants: ['rockquest'] });
  expect(options.find(({ value }) => value === 'performer')?.tenants).toEqual(['launchpad', 'showquest']);
});

test('two tenants cannot declare one name as two kinds', () => {
  const of = (field: Collection['fields'][string]): Collection => ({
    ...registry.entries,
    fields: { ...registry.entries.fields, mood: field },
  });
  const sad = of(text({ label: 'Mood', max: 20 }));
  const glad = of(select({ label: 'Mood', options: [] }));
  expect(() => united(registry.entries, [sad, glad])).toThrow('mood');
});
