import { describe, expect, test } from 'vitest';
import { tenantCodes } from '../tenants';
import { contestCollections } from '../contestCollections';
import { contests } from './contests';

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

  test('refer to each other, and to no entry of another tenant', () => {
    expect(participants.fields.entry).toMatchObject({ to: entries.name, label: entries.label.one });
    expect(collaborators.fields.entry).toMatchObject({ to: entries.name, label: entries.label.one });
    expect(JSON.stringify(entries.access.read)).toContain(collaborators.name);
  });

  test('have the fields of every entry and every participant, beside their own', () => {
    expect(entries.fields).toMatchObject({ name: { required: true }, event: {}, slot_starts_at: {} });
    expect(participants.fields).toMatchObject({ name: { required: true }, photo_consent: {} });
    expect(participants.people).toBe(true);
  });
});

test('every list of the own collections of tenants has each of them', () => {
  const all = tenantCodes.map((code) => contests[code]);
  expect(contestCollections('Entries')).toEqual(all.map(({ entries }) => entries.name));
  expect(contestCollections('Participants')).toEqual(all.map(({ participants }) => participants.name));
  expect(contestCollections('Collaborators')).toEqual(all.map(({ collaborators }) => collaborators.name));
});
