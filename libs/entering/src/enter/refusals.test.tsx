import { json, stubApi } from '@callboard/api-client/testing';
import type { RecordOf, Role } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { ruleKinds, type EntryFacts, type RuleTerms } from '@callboard/api-contract/entries';
import { NewConversationContext } from '@callboard/records/profile';
import { aRecordIn, aRecordOf, renderScreen } from '@callboard/records/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EntryEligibility } from '../eligibility/EntryEligibility';
import { EntrySummary } from '../entries/decide/EntrySummary';
import { aDossier } from '../testing/dossiers';
import { Screen as BeginEntry } from './BeginEntry';
import { EnterEntry } from './EnterEntry';
import { SendEntry, type SendEntryProps } from './SendEntry';

const event = { hashcode: '00000000-0000-4000-8000-0000000000ee', title: 'Final', model: 'callboard.Event' };
type Entry = RecordOf<'entries'>;
const entryOf = (status: Entry['status']) =>
  aRecordIn('entries', { event, status, waivers: null, checked: null });

const region = { hashcode: '00000000-0000-4000-8000-0000000000bb', name: 'Otago' };
const home = { hashcode: '00000000-0000-4000-8000-0000000000cc', name: 'Southland' };
const member = (at: number) => ({
  hashcode: `00000000-0000-4000-8000-00000000000${at}`,
  name: `Ana ${at}`,
  part: 'performer',
  date_of_birth: at === 1 ? null : '1990-01-01',
  year_level: at === 1 ? null : 14,
  region: home,
  added: '2029-01-01T00:00:00Z',
  elsewhere: [{ name: 'Tides', category: 'open' }],
});
/** An entry that breaks every rule below. */
const facts: EntryFacts = {
  hashcode: entryOf('draft').hashcode,
  season: 2027,
  category: 'open',
  categories: ['junior', 'open', 'wearable_art'],
  region,
  members_count: 3,
  is_approved: false,
  running_time: null,
  texts: { statement: null, notes: 'No label', name: 'Tides' },
  measures: {},
  event: { entries_close: '2020-01-01T00:00:00Z', first_day: '2027-05-05' },
  first_performance: '2027-05-05T00:00:00Z',
  school: { roll: null, others: 1 },
  members: [member(1), member(2), member(3)],
  waived: [],
};

const broken: readonly RuleTerms[] = [
  { kind: 'count', parts: [], least: null, most: 2 },
  { kind: 'count', parts: [], least: 4, most: null },
  { kind: 'age', parts: [], counted_in: 'years', age_on: 'first_day', least: null, most: 19 },
  { kind: 'age', parts: [], counted_in: 'school_years', age_on: 'first_day', least: null, most: 13 },
  { kind: 'membership', parts: [], most: 1 },
  { kind: 'region' },
  { kind: 'ratio', parts: ['performer'], each: 'crew', most: 2 },
  { kind: 'ratio', parts: ['performer'], each: 'garments', most: 2 },
  { kind: 'size', measure: 'largest_prop_cm', least: null, most: 200 },
  { kind: 'length', shortest: null, longest: 360 },
  { kind: 'word', word_in: 'statement', word_rule: 'required', word: 'enrolled' },
  { kind: 'word', word_in: 'notes', word_rule: 'forbidden', word: 'label' },
  { kind: 'date', deadline: 'entries_close' },
  { kind: 'date', deadline: 'first_performance' },
  { kind: 'approval', most: 1, over_roll: null },
];
const rules = broken.map((terms, at) => ({
  hashcode: `00000000-0000-4000-8000-0000000001${10 + at}`,
  name: `Rule ${at}`,
  text: `Text ${at}`,
  rule_version: 1,
  severity: 'refuse',
  season: 2027,
  categories: [],
  terms,
}));
const storedRules = rules.map(({ terms, ...rule }) => ({
  ...aRecordOf(collectionNamed('eligibilityRules')),
  ...rule,
  ...terms,
}));

function serve(entry: Entry) {
  const api = stubApi();
  api.on(`GET eligibility/entries/${entry.hashcode}`, json({ success: true, data: { facts, rules } }));
  api.on(`GET entries/${entry.hashcode}/entering_forms`, json({ success: true, data: { results: [] } }));
  api.on(`GET entries/${entry.hashcode}/dossier`, json({ success: true, data: aDossier() }));
  api.on(`GET entries/${entry.hashcode}/fee`, json({ success: true, data: { fee: null } }));
  api.on('GET attachments', json({ success: true, data: { results: [] } }));
  api.on('GET showquest/collaborators', json({ count: 0, next: null, previous: null, results: [] }));
  api.on(`GET callboard/events/${event.hashcode}`, json(aRecordOf(collectionNamed('events'))));
  return api;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** In place of what is of other subjects. */
const Nothing = () => null;

function LastStep({ record }: Pick<SendEntryProps, 'record'>) {
  return (
    <NewConversationContext value={Nothing}>
      <SendEntry record={record} forms={[]} Cost={Nothing} onBack={() => {}} />
    </NewConversationContext>
  );
}

const concerned: readonly Role[] = ['participant', 'staff', 'admin'];
const screens = [
  ['a draft', 'draft', (record: Entry) => <EntryEligibility record={record} />],
  ['an entry', 'submitted', (record: Entry) => <EntryEligibility record={record} />],
  ['the last step', 'draft', (record: Entry) => <LastStep record={record} />],
  ['the desk', 'submitted', (record: Entry) => <EntrySummary record={record} />],
] as const;

describe('[7.40] what refuses an entry', () => {
  it('is tried for every kind of rule', () => {
    expect([...new Set(broken.map(({ kind }) => kind))].sort()).toEqual([...ruleKinds].sort());
  });

  it.each(screens.flatMap((each) => concerned.map((role) => [...each, role] as const)))(
    'leads to a field, a repair or a person, on %s in status %s',
    async (_name, status, render, role) => {
      const entry = entryOf(status);
      serve(entry);
      renderScreen(<NewConversationContext value={Nothing}>{render(entry)}</NewConversationContext>, {
        roles: [role],
      });
      for (const rule of rules) {
        const [finding] = await screen.findAllByText(rule.name);
        const item = finding?.closest('li');
        if (!item) throw new Error(`${rule.name} is not listed.`);
        const ways = [...within(item).queryAllByRole('link'), ...within(item).queryAllByRole('button')];
        expect(ways.length, `${rule.name} leads nowhere`).toBeGreaterThan(0);
        for (const way of ways) expect(way.textContent).not.toBe('');
      }
    },
  );

  /** Begins an entry, with the fields that the server sends or with its problem. */
  function renderBeginning(fields: Response) {
    const api = serve(entryOf('draft'));
    const open = { ...aRecordOf(collectionNamed('events')), status: 'open', entries_close: null };
    api.on(`GET callboard/events/${open.hashcode}`, json(open));
    api.on(
      'GET callboard/eligibility_rules',
      json({ count: 15, next: null, previous: null, results: storedRules }),
    );
    api.on('GET entering/fields', fields);
    const at = `/events/${open.hashcode}/enter`;
    return renderScreen(<BeginEntry />, { roles: ['participant'], at, path: '/events/:hashcode/enter' });
  }

  it('[3.21] begins with the fields that the server sends, whatever the app was built with', async () => {
    const category = {
      property: 'section',
      label: 'Stage',
      type: 'select',
      caption: 'One of this season',
      required: true,
      options: [
        { value: 'open', label: 'Open' },
        { value: 'glow', label: 'Glow in the dark' },
      ],
    };
    const statement = { property: 'statement', label: 'Promise', type: 'text', placeholder: 'We promise' };
    const name = { property: 'name', label: 'Name', type: 'text', args: { maxLength: 5 } };
    const { user } = renderBeginning(
      json({
        success: true,
        data: {
          results: [name, category, statement, { property: 'notes', label: 'Notes', type: 'textarea' }],
        },
      }),
    );
    const stage = await screen.findByRole('combobox', { name: /^Stage/ });
    expect(screen.getByText('One of this season')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /^Promise/ }).getAttribute('placeholder')).toBe('We promise');
    expect(screen.queryByLabelText(/^Length/)).toBeNull();
    await user.click(stage);
    expect(await screen.findByRole('option', { name: 'Glow in the dark' })).toBeTruthy();
  });

  it('is asked for in the first step, for every rule about a field', async () => {
    // Without the server's fields the form is drawn as the app knows it.
    const { user } = renderBeginning(json({ error: { message: 'No' } }, 500));
    for (const label of [/^Name/, /^Length/, /^Statement/, /garments/i, /prop/i])
      expect((await screen.findAllByLabelText(label)).length, String(label)).toBeGreaterThan(0);
    expect(screen.getByText(/Text 9/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect((await screen.findByRole('link', { name: 'Length' })).closest('li')?.textContent).toContain(
      'Field is required',
    );
  });

  it('is a field of the step to which its link leads, with the focus in it', async () => {
    const entry = entryOf('draft');
    const api = serve(entry);
    api.on(`GET showquest/entries/${entry.hashcode}`, json(entry));
    renderScreen(<EnterEntry Cost={Nothing} FormStep={Nothing} />, {
      roles: ['staff'],
      at: `/entries/${entry.hashcode}/enter/act?field=statement`,
      path: '/entries/:hashcode/enter/:step',
    });
    const field = await screen.findByLabelText(/^Statement/);
    await vi.waitFor(() => expect(document.activeElement).toBe(field));
    // A step with something missing has no tick, although the user went past it.
    cleanup();
    renderScreen(<EnterEntry Cost={Nothing} FormStep={Nothing} />, {
      roles: ['staff'],
      at: `/entries/${entry.hashcode}/enter/send`,
      path: '/entries/:hashcode/enter/:step',
    });
    await vi.waitFor(() => expect(screen.getAllByText('Needs attention')).toHaveLength(2));
  });

  const repaired = { ...facts, members: facts.members.slice(1), members_count: 2 };
  const checked = (of: EntryFacts) => json({ success: true, data: { facts: of, rules } });

  it.each([
    ['with its list on screen', facts, true],
    ['before its list has loaded', facts, false],
    ['after someone else changed the entry', { ...facts, running_time: 900 }, true],
  ])(
    'is shown above the list and not over Submit when the server says no, %s',
    async (_when, then, first) => {
      const entry = entryOf('draft');
      const api = serve(entry);
      const message = 'All 3 places for Final are taken.';
      let load = () => {};
      const loaded = new Promise<void>((resolve) => (load = resolve));
      const eligibility = `GET eligibility/entries/${entry.hashcode}`;
      if (!first) api.on(eligibility, () => loaded.then(() => checked(then)));
      api.on('POST showquest/entries/actions', json({ success: false, data: {}, error: { message } }, 400));
      const { user } = renderScreen(<LastStep record={entry} />, { roles: ['participant'] });
      if (first) {
        await screen.findAllByRole('button', { name: /^Take out/ });
        api.on(eligibility, checked(then));
      }
      await user.click(await screen.findByRole('button', { name: 'Submit' }));
      await screen.findByText(message);
      load();
      await screen.findAllByRole('button', { name: /^Take out/ });
      await expect.poll(() => api.callsOf(eligibility).length).toBe(2);
      if (then !== facts) await screen.findByText(/15:00/);
      const banner = screen.getByText(message).closest<HTMLElement>('[role="status"]') ?? document.body;
      within(banner).getByRole('button', { name: 'Ask the office' });
      expect(api.onProblem.mock.calls).toEqual([]);
      // Once something is repaired, it is no longer true.
      api.on(eligibility, checked(repaired));
      const changed = { added: 0, changed: 0, removed: 1, linked: 0, members: 2 };
      api.on('POST user/actions', json({ success: true, data: changed }));
      await user.click(screen.getAllByRole('button', { name: /^Take out/ })[0] ?? document.body);
      await vi.waitFor(() => expect(screen.queryByText(message)).toBeNull());
    },
  );
});
