import { json, stubApi } from '@callboard/api-client/testing';
import type { QueryOutputOf } from '@callboard/api-contract/queries';
import { collectionNamed } from '@callboard/api-contract/collections';
import { aRecordOf, renderScreen } from '@callboard/records/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Screen as MentorMatching } from './MentorMatching';

afterEach(cleanup);

const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const tama = { hashcode: id(1), title: 'Tama Reid' };
const ana = { hashcode: id(2), title: 'Ana Ink' };
const bo = { hashcode: id(3), title: 'Bo Frame' };
const work = { discipline: 'Animation', field: 'Screen', region: 'Waikato' };
const matches: QueryOutputOf<'mentorMatches'> = {
  waiting: 1,
  creatives: [
    {
      creative: tama,
      project: { hashcode: id(4), title: 'Storm in ink' },
      ...work,
      proposals: [{ mentor: ana, reasons: ['discipline', 'region'], has: 1, takes: 3 }],
    },
  ],
  mentors: [
    { mentor: ana, ...work, has: 1, takes: 3, refusal: null },
    { mentor: bo, ...work, has: 2, takes: null, refusal: 'unchecked' },
  ],
};
const allAssigned = { ...matches, waiting: 0, creatives: [] };

function show(given: QueryOutputOf<'mentorMatches'>) {
  const api = stubApi();
  api.on('GET learning/mentor_matches', json({ success: true, data: given }));
  return { api, ...renderScreen(<MentorMatching />, { roles: ['staff'] }) };
}

it('[7.41] shows who has no mentor, who fits them and why, and the load of every mentor', async () => {
  show(matches);
  const proposals = within(await screen.findByRole('list', { name: 'Mentors for Tama Reid' }));
  expect(proposals.getByText('Same discipline · Same region · 1 of 3')).toBeTruthy();
  const mentors = within(screen.getByRole('list', { name: 'Mentors and their creatives' }));
  expect(mentors.getByText('2 creatives')).toBeTruthy();
  expect(mentors.getByText('Police check is not valid')).toBeTruthy();
});

it('[7.41] assigns a mentor with one press, which Undo takes back', async () => {
  const { api, user } = show(matches);
  const made = { ...aRecordOf(collectionNamed('participants')), hashcode: tama.hashcode };
  const changeSet = id(9);
  api.on(
    'POST showquest/participants/actions',
    json({ success: true, data: made }, 200, { 'change-set': changeSet }),
  );
  api.on('POST changes/actions', json({ success: true, data: { change_set: changeSet } }));
  const press = await screen.findByRole('button', { name: 'Assign Ana Ink to Tama Reid' });
  api.on('GET learning/mentor_matches', json({ success: true, data: allAssigned }));
  await user.click(press);
  expect(await screen.findByText('Ana Ink is the mentor of Tama Reid')).toBeTruthy();
  expect(await screen.findByText('Every creative has a mentor')).toBeTruthy();
  expect(api.callsOf('POST showquest/participants/actions')[0]?.body).toEqual({
    action: 'assign_mentor',
    target: tama.hashcode,
    data: { mentor: ana.hashcode },
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(api.callsOf('POST changes/actions')[0]?.body).toMatchObject({ target: changeSet });
});

it('[7.41] says where no mentor can take on more, and that further creatives follow', async () => {
  const [first] = matches.creatives;
  if (!first) throw new Error('There is a creative.');
  show({ ...matches, waiting: 12, creatives: [{ ...first, proposals: [] }] });
  expect(await screen.findByText('No mentor in this field has room for more creatives.')).toBeTruthy();
  expect(screen.getByText(/^The first 1 of 12\./)).toBeTruthy();
});
