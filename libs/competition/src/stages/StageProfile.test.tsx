import type { CollectionName } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { aRecordOf, describeScreen, fakeApi, renderScreen } from '@callboard/records/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Screen as StageProfile } from './StageProfile';

describeScreen(StageProfile, { collection: 'stages', shows: 'record' });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const id = (nth: number) => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`;
const refer = (nth: number, title: string) => ({ hashcode: id(nth), title, model: 'model' });

function recordOf(collection: CollectionName, nth: number, name: string, values: object = {}) {
  const record = aRecordOf(collectionNamed(collection));
  const { qed_model } = record;
  return { ...record, hashcode: id(nth), name, qed_model: { ...qed_model, title: name }, ...values };
}

const event = refer(90, 'National Final');
const entry = (nth: number, name: string) => recordOf('entries', nth, name, { event, status: 'accepted' });
const act = (nth: number, name: string, values: object = {}) =>
  recordOf('stageEntries', 100 + nth, name, {
    entry: refer(nth, name),
    stage: refer(10, 'Final'),
    came_from: null,
    came_place: null,
    because: null,
    substitute_for: null,
    place: null,
    total: null,
    ...values,
  });
const judge = (nth: number, name: string, status = 'judging') =>
  recordOf('panelJudges', 200 + nth, name, { judge: refer(nth, name), status });

type Stored = ReturnType<typeof recordOf>;

interface Given {
  status?: string;
  values?: object;
  acts?: Stored[];
  panel?: Stored[];
  rubric?: string;
  tab?: string;
}

function show({ status = 'planned', values = {}, acts = [], panel = [], rubric = 'ready', tab }: Given) {
  const heat = recordOf('stages', 11, 'Heat', { event: refer(91, 'Wellington Regional Final') });
  const stage = recordOf('stages', 10, 'Final', {
    event,
    status,
    rubric: refer(30, 'Original music'),
    min_judges: 2,
    next: null,
    next_count: null,
    ...values,
  });
  const api = fakeApi({
    stages: [stage, heat],
    rubrics: [recordOf('rubrics', 30, 'Original music', { status: rubric })],
    stageEntries: acts,
    panelJudges: panel,
    entries: [entry(1, 'Red Shift'), entry(2, 'Blue Noise'), entry(3, 'Green Room')],
    users: [
      recordOf('users', 41, 'Moana Reid', { roles: ['judge'] }),
      recordOf('users', 42, 'Callum Patel', { roles: ['judge'] }),
    ],
  });
  const noneOpen = { success: true, data: { stages: [] } };
  api.answerOnce('GET', `stages/${id(10)}/open-places`, 200, noneOpen);
  const at = `/stages/${id(10)}${tab === undefined ? '' : `?tab=${tab}`}`;
  return { api, ...renderScreen(<StageProfile />, { at, path: '/stages/:hashcode' }) };
}

type Shown = ReturnType<typeof show>;
const posts = ({ api }: Shown, path: string) =>
  api.calls.filter((call) => call.method === 'POST' && call.path === path).map(({ body }) => body);

describe('[3.24] what is missing before a stage is judged', () => {
  const needs = async () => within(await screen.findByRole('list', { name: 'Before judging can start' }));

  it('leads to the rubric, the panel and the acts', async () => {
    show({ rubric: 'draft' });
    const list = await needs();
    expect(list.getByText(/The rubric “Original music” is not in use yet/)).toBeTruthy();
    expect(list.getByRole('link', { name: 'Open the rubric' }).getAttribute('href')).toBe(
      `/rubrics/${id(30)}`,
    );
    expect(list.getByRole('link', { name: 'Add judges' }).getAttribute('href')).toContain('?tab=panel');
    expect(list.getByRole('link', { name: 'Add acts' }).getAttribute('href')).toContain('?tab=acts');
    expect(list.getAllByText('Missing')).toHaveLength(3);
  });

  it('opens the field of the rubric where there is none', async () => {
    const { user } = show({ values: { rubric: null } });
    await user.click((await needs()).getByRole('link', { name: 'Select a rubric' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByLabelText(/^Rubric/)).toBeTruthy();
  });

  it('asks to check a panel that is too small or that no one leads', async () => {
    show({
      acts: [act(1, 'Red Shift')],
      panel: [judge(41, 'Moana Reid'), judge(42, 'Callum Patel', 'stood_down')],
    });
    const list = await needs();
    expect(list.getByText(/One judge is on the panel, and an act needs 2 signed sheets/)).toBeTruthy();
    expect(list.getByText(/No one leads the panel/)).toBeTruthy();
    expect(list.getAllByText('To check')).toHaveLength(2);
  });

  it('is nothing once all is there, and is not listed once it is judged', async () => {
    const all = {
      acts: [act(1, 'Red Shift')],
      panel: [judge(41, 'Moana Reid', 'leading'), judge(42, 'Callum Patel')],
    };
    show(all);
    expect(await screen.findByText('Nothing is missing. Judging can start.')).toBeTruthy();
    cleanup();
    show({ ...all, status: 'judging' });
    expect(await screen.findByRole('link', { name: 'Red Shift' })).toBeTruthy();
    expect(screen.queryByText('Before judging can start')).toBeNull();
  });
});

describe('[3.24] the acts of a stage', () => {
  it('get all accepted entries that are not in yet, with one Undo', async () => {
    const shown = show({ acts: [act(1, 'Red Shift')] });
    const { user } = shown;
    await user.click(await screen.findByRole('button', { name: 'Add acts' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByLabelText('All accepted acts that are not in yet (2)')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Add acts' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const of = { event: event.hashcode, stage: id(10) };
    expect(posts(shown, 'competition/stage_entries')).toEqual([
      { ...of, entry: id(2) },
      { ...of, entry: id(3) },
    ]);
    expect(screen.getByText('2 acts added')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(posts(shown, 'changes/actions')).toHaveLength(2));
  });

  it('get some with the reason why they are here, and none twice', async () => {
    const shown = show({ acts: [act(1, 'Red Shift')] });
    const { user } = shown;
    await user.click(await screen.findByRole('button', { name: 'Add acts' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByLabelText('Some of them'));
    await user.click(dialog.getByRole('button', { name: 'Add acts' }));
    expect(dialog.getByText('Select at least one act.')).toBeTruthy();
    await user.type(dialog.getByRole('combobox'), 'Red');
    await user.click(await screen.findByRole('option', { name: /Red Shift/ }));
    expect(await dialog.findByText('In this stage already: Red Shift')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: /Remove.*Red Shift/ }));
    await user.type(dialog.getByRole('combobox'), 'Blue');
    await user.click(await screen.findByRole('option', { name: /Blue Noise/ }));
    await user.type(dialog.getByLabelText(/^Why they are here/), 'Wild card');
    await user.click(dialog.getByRole('button', { name: 'Add acts' }));
    await waitFor(() =>
      expect(posts(shown, 'competition/stage_entries')).toEqual([
        { event: event.hashcode, stage: id(10), entry: id(2), because: 'Wild card' },
      ]),
    );
  });

  it('name where they came from, and are taken out with Undo', async () => {
    const { api, user } = show({
      acts: [act(1, 'Red Shift', { came_from: refer(11, 'Heat'), came_place: 2 })],
    });
    const from = await screen.findByRole('link', { name: 'Place 2 in Heat, Wellington Regional Final' });
    expect(from.getAttribute('href')).toBe(`/stages/${id(11)}`);
    await user.click(screen.getByRole('button', { name: 'Take Red Shift out of this stage' }));
    expect(await screen.findByText('Red Shift taken out')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
    expect(api.records.get('stageEntries')).toEqual([]);
    expect(await screen.findByText('No acts in this stage yet')).toBeTruthy();
  });

  it('[7.40] name whose place they took', async () => {
    const values = { came_from: refer(11, 'Heat'), came_place: 3, substitute_for: refer(2, 'Blue Noise') };
    show({ acts: [act(1, 'Red Shift', values), act(2, 'Blue Noise')] });
    const list = within(await screen.findByRole('list', { name: 'Acts' }));
    const [red, blue] = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(red).toContain('in place of Blue Noise');
    expect(red).not.toContain('gave up');
    expect(blue).toContain('gave up its place');
  });

  it('are in the order of their places once the results are released, and stay', async () => {
    show({
      status: 'released',
      acts: [
        act(1, 'Red Shift'),
        act(2, 'Blue Noise', { place: 2, total: '81.50' }),
        act(3, 'Green Room', { place: 1, total: '90.25' }),
      ],
    });
    const list = await screen.findByRole('list', { name: 'Acts' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Green RoomPlace 190.25 points', 'Blue NoisePlace 281.50 points', 'Red ShiftNo place']);
    expect(screen.queryByRole('button', { name: 'Add acts' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Take/ })).toBeNull();
  });
});

describe('[3.24] the panel of a stage', () => {
  it('gets several users who judge', async () => {
    const shown = show({ panel: [judge(41, 'Moana Reid')], tab: 'panel' });
    const { user, api } = shown;
    const add = await screen.findByRole('button', { name: 'Add judges' });
    await screen.findByText('Moana Reid');
    await user.click(add);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Add judges' }));
    expect(dialog.getByText('Select at least one judge.')).toBeTruthy();
    await user.type(dialog.getByRole('combobox'), 'Callum');
    await user.click(await screen.findByRole('option', { name: /Callum Patel/ }));
    await user.click(dialog.getByRole('button', { name: 'Add judges' }));
    await waitFor(() =>
      expect(posts(shown, 'competition/panel_judges')).toEqual([
        { event: event.hashcode, stage: id(10), judge: id(42) },
      ]),
    );
    const searched = api.calls
      .filter(({ path }) => path === 'user')
      .map(({ query }) => query.get('roles__contains'));
    expect(searched).toContain('judge');
  });

  it('gets a head judge, after it is said what a head judge does', async () => {
    const shown = show({ panel: [judge(41, 'Moana Reid')], tab: 'panel' });
    const { user } = shown;
    const member = within(await screen.findByRole('group', { name: 'Moana Reid' }));
    await user.click(member.getByRole('button', { name: 'Change status' }));
    await user.click(screen.getByRole('menuitem', { name: 'Make head judge' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/sees the sheets of all judges/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Make head judge' }));
    await waitFor(() =>
      expect(posts(shown, 'competition/panel_judges/actions')).toMatchObject([
        { action: 'lead', target: id(241) },
      ]),
    );
  });

  it('says what to do while it is empty', async () => {
    show({ tab: 'panel' });
    expect(await screen.findByText('No judges on the panel yet')).toBeTruthy();
  });
});

it('[3.24] leads to the desk, and shows others than the office no tools', async () => {
  show({});
  expect((await screen.findByRole('link', { name: 'Judging desk' })).getAttribute('href')).toBe(
    `/stages/${id(10)}/judging`,
  );
  cleanup();
  fakeApi({ stages: [recordOf('stages', 10, 'Final', { event, status: 'released' })], stageEntries: [] });
  renderScreen(<StageProfile />, {
    at: `/stages/${id(10)}`,
    path: '/stages/:hashcode',
    roles: ['judge'],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Final' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Judging desk' })).toBeNull();
  expect(screen.queryByRole('tab', { name: 'Panel' })).toBeNull();
});
