import type { ChangeLine } from '@callboard/api-contract/dashboards';
import { renderScreen } from '@callboard/records/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ChangeTimeline } from './ChangeTimeline';

afterEach(cleanup);

const line: ChangeLine = {
  change_set: 's',
  at: '2026-11-25T08:00:00Z',
  actor: { hashcode: 'a', title: 'Aroha Ngata' },
  collection: 'events',
  kind: 'update',
  count: 1,
  record: { hashcode: 'e', title: 'Heat' },
  fields: [],
  status: null,
};

it.each<[string, Partial<ChangeLine>]>([
  ['Aroha Ngata added Heat', { kind: 'create' }],
  ['Aroha Ngata deleted Heat', { kind: 'delete' }],
  ['Aroha Ngata changed Heat: Name, Main venue', { fields: ['name', 'venue'] }],
  [
    'Aroha Ngata changed Heat: Name, Main venue, Region and 2 more',
    { fields: ['name', 'venue', 'region', 'starts_on', 'ends_on'] },
  ],
  ['Aroha Ngata set Heat to “Complete”', { fields: ['status', 'name'], status: 'complete' }],
  ['Heat is now “Complete”', { actor: null, status: 'complete' }],
  ['Changed: 12 events', { actor: null, count: 12, record: null }],
  ['Aroha Ngata changed 12 events', { count: 12, record: null }],
  ['Aroha Ngata changed Heat', { fields: ['gone'] }],
])('[2.13] says of a change: %s', (sentence, given) => {
  renderScreen(<ChangeTimeline label="What changed" changes={[{ ...line, ...given }]} />, {
    roles: ['participant'],
  });
  expect(screen.getByRole('listitem').textContent).toContain(sentence);
  expect(screen.queryAllByRole('link')).toHaveLength(
    given.kind === 'delete' || given.record === null ? 0 : 1,
  );
});
