import type { RecordOf, Role } from '@callboard/api-contract';
import type { EligibilityRule, EntryFacts } from '@callboard/api-contract/entries';
import { json, stubApi } from '@callboard/api-client/testing';
import { NewConversationContext } from '@callboard/records/profile';
import { aRecordIn, renderScreen } from '@callboard/records/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { EntryEligibility } from './EntryEligibility';

const entry = aRecordIn('entries', { status: 'draft', waivers: null, checked: null });
const address = `GET eligibility/entries/${entry.hashcode}`;
const patched = `PATCH showquest/entries/${entry.hashcode}`;
const withdrawn = 'POST showquest/participants/actions';

const rule: EligibilityRule = {
  hashcode: '00000000-0000-4000-8000-0000000000aa',
  name: 'Room on stage',
  text: 'The stage has room for two.',
  rule_version: 3,
  severity: 'refuse',
  season: 2027,
  categories: [],
  terms: { kind: 'count', parts: [], least: null, most: 2 },
};
const memberNamed = (name: string, at: number) => ({
  hashcode: `00000000-0000-4000-8000-00000000000${at}`,
  name,
  part: 'performer',
  date_of_birth: null,
  year_level: 9,
  region: null,
  added: `2027-03-0${at}T00:00:00Z`,
  elsewhere: [],
});
const facts: EntryFacts = {
  hashcode: entry.hashcode,
  season: 2027,
  category: 'open',
  categories: ['junior', 'open', 'wearable_art'],
  region: null,
  members_count: 3,
  is_approved: false,
  running_time: null,
  texts: { statement: null, notes: null, name: 'Tides' },
  measures: {},
  event: { entries_close: null, first_day: '2027-05-05' },
  first_performance: null,
  school: null,
  members: ['Ana', 'Ben', 'Cara'].map((name, index) => memberNamed(name, index + 1)),
  waived: [],
};

function show(
  { roles = ['staff'], record = entry }: { roles?: readonly Role[]; record?: RecordOf<'entries'> },
  ...answers: { facts?: Partial<EntryFacts>; rules?: readonly EligibilityRule[] }[]
) {
  const api = stubApi();
  const given = answers.length === 0 ? [{}] : answers;
  api.on(
    address,
    ...given.map((answer) =>
      json({ success: true, data: { facts: { ...facts, ...answer.facts }, rules: answer.rules ?? [rule] } }),
    ),
  );
  api.on(patched, json({ ...record, version: 2 }));
  api.on(withdrawn, json({ results: [{ hashcode: '00000000-0000-4000-8000-000000000003', success: true }] }));
  const { user } = renderScreen(
    <NewConversationContext value={() => null}>
      <EntryEligibility record={record} />
    </NewConversationContext>,
    { roles },
  );
  return { user, api };
}

const panel = async () => within(await screen.findByRole('region', { name: 'Ready to submit?' }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows that it is loading, and a problem', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  renderScreen(<EntryEligibility record={entry} />);
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeTruthy();
  cleanup();
  vi.unstubAllGlobals();
  const api = stubApi();
  api.on(address, json({ detail: 'Not for you' }, 403));
  renderScreen(<EntryEligibility record={entry} />);
  expect(await screen.findByText('Not for you')).toBeTruthy();
});

it('[7.40] says that an entry meets the rules of its season', async () => {
  show({}, { facts: { members: facts.members.slice(1), members_count: 2 } });
  expect((await panel()).getByText('It meets the rule of 2027.')).toBeTruthy();
});

it('[7.40] lists what a rule refuses, with its facts and its text', async () => {
  show({});
  const shown = await panel();
  expect(shown.getByText('One thing to fix before it can be submitted')).toBeTruthy();
  for (const text of ['Room on stage', '3 members, at most 2', 'The stage has room for two.'])
    expect(shown.getByText(text)).toBeTruthy();
  expect(shown.getByRole('img', { name: 'Must be fixed' })).toBeTruthy();
});

it('[7.40] takes out who was added last, who comes back by Undo', async () => {
  const { user, api } = show({});
  const done = { added: 0, changed: 0, removed: 1, linked: 0, members: 2 };
  api.on('POST user/actions', json({ success: true, data: done }));
  await user.click((await panel()).getByRole('button', { name: 'Take out Cara' }));
  const cara = '00000000-0000-4000-8000-000000000003';
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Cara is back')).toBeTruthy();
  expect(api.callsOf('POST user/actions').map(({ body }) => body)).toMatchObject([
    { action: 'change_members', data: { entry: entry.hashcode, remove: [cara] } },
    { action: 'change_members', data: { entry: entry.hashcode, restore: [cara] } },
  ]);
});

it('[7.40] withdraws a member of a submitted entry, whose number the server lowers', async () => {
  const { user, api } = show({ record: { ...entry, status: 'submitted' } });
  const region = within(await screen.findByRole('region', { name: 'Rules of the season' }));
  await user.click(region.getByRole('button', { name: 'Take out Cara' }));
  await waitFor(() => expect(api.callsOf(withdrawn)).toHaveLength(1));
  expect(api.callsOf(patched)).toEqual([]);
});

it('[7.40] enters in the category that fits', async () => {
  const limited = { ...rule, categories: ['open'] };
  const fits: EligibilityRule = {
    ...rule,
    hashcode: '00000000-0000-4000-8000-0000000000bb',
    name: 'Wearable art',
    categories: ['wearable_art'],
    terms: { kind: 'count', parts: [], least: 3, most: 5 },
  };
  const { user, api } = show({}, { rules: [limited, fits] });
  await user.click((await panel()).getByRole('button', { name: 'Enter as wearable art' }));
  await waitFor(() => expect(api.callsOf(patched)[0]?.body).toEqual({ section: 'wearable_art' }));
});

it.each([
  ['nothing', null, 'Waiata'],
  ['a blank', ' ', 'Waiata'],
  ['a statement', 'We sing of the sea. ', 'We sing of the sea.\nWaiata'],
])('[7.40] adds a missing word to %s, and replaces nothing', async (_what, statement, stored) => {
  const word: EligibilityRule = {
    ...rule,
    terms: { kind: 'word', word_in: 'statement', word_rule: 'required', word: 'Waiata' },
  };
  const { user, api } = show({}, { rules: [word], facts: { texts: { ...facts.texts, statement } } });
  await user.click((await panel()).getByRole('button', { name: /Waiata/ }));
  await waitFor(() => expect(api.callsOf(patched)[0]?.body).toEqual({ statement: stored }));
});

it('[7.40] staff waive a finding, and have to say why', async () => {
  const { user, api } = show({});
  await user.click((await panel()).getByRole('button', { name: 'Waive “Room on stage”' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Waive' }));
  expect(dialog.getByText('Write why this is accepted.')).toBeTruthy();
  expect(api.callsOf(patched)).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The stage is larger here.');
  await user.click(dialog.getByRole('button', { name: 'Waive' }));
  await waitFor(() =>
    expect(api.callsOf(patched)[0]?.body).toEqual({
      waivers: {
        items: [{ rule: rule.hashcode, name: 'Room on stage', reason: 'The stage is larger here.' }],
      },
    }),
  );
});

it('[7.40] shows who waived a finding and why', async () => {
  const items = [
    { rule: rule.hashcode, name: rule.name, reason: 'It is larger.', by: 'Mere', at: '2027-03-01' },
  ];
  show({ record: { ...entry, waivers: { items } } }, { facts: { waived: [rule.hashcode] } });
  expect((await panel()).getByText('Waived by Mere: It is larger.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Take out Cara' })).toBeNull();
});

it('[7.40] tells those who entered to ask the office for what they cannot change', async () => {
  const region = { hashcode: '00000000-0000-4000-8000-0000000000bb', name: 'Otago' };
  const home = { hashcode: '00000000-0000-4000-8000-0000000000cc', name: 'Southland' };
  const members = facts.members.map((member) => ({ ...member, region: home }));
  show(
    { roles: ['participant'] },
    { facts: { region, members }, rules: [{ ...rule, terms: { kind: 'region' } }] },
  );
  const shown = await panel();
  expect(shown.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Ask the office']);
  expect(shown.queryByRole('link')).toBeNull();
});

it('[7.40] asks for a performer, by a link to where one is added, even without rules', async () => {
  show({}, { rules: [], facts: { members: [], members_count: null } });
  const shown = await panel();
  expect(shown.getByText('Add at least one performer.')).toBeTruthy();
  expect(shown.queryByRole('button', { name: /Waive/ })).toBeNull();
  expect(shown.getByRole('link').getAttribute('href')).toMatch(/\/enter\/members\?member=new$/);
});

it('[7.40] lists what blocks, with warnings folded behind their count', async () => {
  const warning: EligibilityRule = {
    ...rule,
    hashcode: '00000000-0000-4000-8000-0000000000bb',
    name: 'Short',
    severity: 'warn',
    terms: { kind: 'length', shortest: null, longest: 360 },
  };
  show({}, { rules: [warning, rule] });
  const shown = await panel();
  const folded = shown.getByText('Warnings').closest('details');
  expect(folded?.open).toBe(false);
  expect(folded?.querySelector('summary')?.textContent).toBe('Warnings1');
  expect(folded?.contains(shown.getByText('Short'))).toBe(true);
  expect(folded?.contains(shown.getByText('Room on stage'))).toBe(false);
});

it('[7.40] is not there without rules, for a judge, or once an entry is withdrawn', async () => {
  const { api } = show({}, { rules: [] });
  await waitFor(() => expect(api.callsOf(address)).toHaveLength(1));
  expect(screen.queryByRole('heading')).toBeNull();
  cleanup();
  for (const [roles, status] of [
    [['judge'], 'draft'],
    [['staff'], 'withdrawn'],
  ] as const) {
    const { api: unread } = show({ roles, record: { ...entry, status } });
    expect(unread.callsOf(address)).toEqual([]);
    cleanup();
  }
});
