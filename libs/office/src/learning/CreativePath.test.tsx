import type { RecordOf } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { aRecordOf, fakeApi, renderScreen } from '@callboard/records/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CreativePath } from './CreativePath';

const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
// A record of the collection, as the test kit makes it.
const creative = {
  ...aRecordOf(collectionNamed('participants')),
  hashcode: id(1),
} as RecordOf<'participants'>;
const reference = (hashcode: string, title: string, model: string) => ({ hashcode, title, model });
const badge = reference(id(7), 'Badge', 'launchpad.AchievementType');
const template = (hashcode: string, name: string) => ({
  ...aRecordOf(collectionNamed('achievementTemplates')),
  hashcode,
  name,
  type: badge,
  status: 'active',
});
const reached = {
  ...aRecordOf(collectionNamed('achievementInstances')),
  hashcode: id(4),
  template: reference(id(2), 'First draft', 'launchpad.AchievementTemplate'),
  creative: reference(id(1), 'Tama Reid', 'callboard.Participant'),
  status: 'reached',
  reached_on: '2026-05-02',
  evidence: 'https://example.org/film',
};

function show(
  roles: ('staff' | 'participant')[],
  achievementTemplates = [template(id(2), 'First draft'), template(id(3), 'Pitch')],
) {
  const api = fakeApi({
    achievementInstances: achievementTemplates.length > 0 ? [reached] : [],
    achievementTemplates,
  });
  return { api, ...renderScreen(<CreativePath creative={creative} />, { roles }) };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('[7.41] shows what a creative has reached, with what shows it, and what is on offer, which the office proposes', async () => {
  const { api, user } = show(['staff']);
  const steps = within(await screen.findByRole('list', { name: 'Badge' })).getAllByRole('listitem');
  expect(screen.getByText('1 of 2 reached')).toBeTruthy();
  expect(steps[0]?.textContent).toMatch(/^First draft.*Reached 02-MAY-2026/i);
  expect(screen.getByRole('link', { name: 'Where to see it' }).getAttribute('href')).toBe(
    'https://example.org/film',
  );
  expect(screen.queryByRole('button', { name: 'Propose: First draft' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Propose: Pitch' }));
  expect(await screen.findByRole('dialog', { name: 'Propose: Pitch' })).toBeTruthy();
  const [list] = api.calls.filter(({ path }) => path.startsWith('launchpad/achievement_instances'));
  expect(list?.query.get('creative')).toBe(id(1));
});

it('[7.41] offers nothing to propose to those who only read it, and says where there is nothing yet', async () => {
  show(['participant']);
  expect(await screen.findByText('Pitch')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Propose: Pitch' })).toBeNull();
  cleanup();
  show(['staff'], []);
  expect(await screen.findByText('Nothing is on offer yet')).toBeTruthy();
});
