import { collectionNamed } from '@callboard/api-contract/collections';
import { FormNoteContext } from '@callboard/records';
import { RecordForm } from '@callboard/records/form';
import { aRecordOf, fakeApi, renderScreen } from '@callboard/records/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RuleNote } from './RuleNote';

const rule = {
  ...aRecordOf(collectionNamed('eligibilityRules')),
  hashcode: '00000000-0000-4000-8000-0000000000aa',
  name: 'Size of a band',
  text: 'At least three.',
  season: 2027,
  categories: [],
  severity: 'refuse',
  kind: 'count',
  parts: [],
  least: 3,
  most: null,
  status: 'active',
};
const solo = {
  ...rule,
  hashcode: '00000000-0000-4000-8000-0000000000bb',
  name: 'Alone',
  least: null,
  most: 5,
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('[3.24] says what a rule contradicts while it is typed, and nothing once it does not', async () => {
  fakeApi({ eligibilityRules: [rule, solo] });
  const { user } = renderScreen(
    <FormNoteContext value={RuleNote}>
      <RecordForm collection="eligibilityRules" record={solo} onDone={() => {}} />
    </FormNoteContext>,
    { roles: ['staff'] },
  );
  const most = await screen.findByLabelText(/^At most/);
  const said = /No entry could meet both this rule and “Size of a band”/;
  expect(screen.queryByText(said)).toBeNull();
  await user.clear(most);
  await user.type(most, '2');
  expect(await screen.findByText(said)).toBeTruthy();
  await user.clear(most);
  await user.type(most, '900');
  expect(await screen.findByText('Every entry meets this rule, so it has no effect.')).toBeTruthy();
  expect(screen.queryByText(said)).toBeNull();
});
