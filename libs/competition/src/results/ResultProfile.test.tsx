import { collectionNamed } from '@callboard/api-contract/collections';
import { aRecordOf, fakeApi, renderScreen } from '@callboard/records/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { EntryStages } from './EntryStages';
import { Screen } from './ResultProfile';

afterEach(cleanup);

it('[3.24] is what a school reads of its act: the place, each criterion, and what was written, without a name', async () => {
  const scores = (music: number, note: string) => [{ label: 'Music', value: music, max: 10, note }];
  const hashcode = '00000000-0000-4000-8000-000000000005';
  const act = {
    ...aRecordOf(collectionNamed('stageEntries')),
    hashcode,
    name: 'Anchor',
    place: 2,
    total: '81.50',
    feedback: {
      judges: [
        { total: 80, scores: scores(8, 'Clear and brave'), comment: '' },
        { total: 83, scores: scores(9, ''), comment: 'Thank you' },
      ],
      penalties: [{ label: 'Late start', points: 1 }],
    },
  };
  fakeApi({ stageEntries: [act] });
  renderScreen(<Screen />, {
    at: `/stage-entries/${hashcode}`,
    path: '/stage-entries/:hashcode',
    roles: ['participant'],
  });
  await screen.findByText('Place 2');
  screen.getByText('81.50 points');
  screen.getByText('Late start: 1 point off');
  screen.getByText('8.5 of 10');
  screen.getByText('Judge 1');
  screen.getByText('Clear and brave');
  screen.getByText('Thank you');
  screen.getByRole('button', { name: 'Certificate' });
});

it('[3.24] lists the stages of an entry on its page, with a place where the results are released, and none that its reader knows nothing of', async () => {
  const collection = collectionNamed('stageEntries');
  const heat = {
    hashcode: '00000000-0000-4000-8000-000000000006',
    title: 'Heat',
    model: 'competition.Stage',
  };
  const final = { ...heat, hashcode: '00000000-0000-4000-8000-000000000007', title: 'Final' };
  const hidden = { ...heat, hashcode: '00000000-0000-4000-8000-000000000008', title: '' };
  const act = (nth: number, stage: typeof heat, place: number | null) => ({
    ...aRecordOf(collection),
    hashcode: `00000000-0000-4000-8000-00000000010${nth}`,
    stage,
    place,
  });
  fakeApi({ stageEntries: [act(1, heat, 2), act(2, final, null), act(3, hidden, null)] });
  renderScreen(<EntryStages entry={heat.hashcode} />, { at: '/', path: '/', roles: ['participant'] });
  const card = within(await screen.findByRole('region', { name: 'Stages and results' }));
  const items = card.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual(['HeatPlace 2', 'Final']);
  expect(card.getByRole('link', { name: 'Heat' }).getAttribute('href')).toMatch(/^\/stage-entries\//);
});
