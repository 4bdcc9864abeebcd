import type { EntryFacts } from '@callboard/api-contract/entries';
import { json, stubApi } from '@callboard/api-client/testing';
import { aRecordIn, renderScreen } from '@callboard/records/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { MemberEditor } from './MemberEditor';

const entry = aRecordIn('entries', { status: 'draft' });
const ana = {
  hashcode: '00000000-0000-4000-8000-000000000001',
  name: 'Ana Ruru',
  part: 'performer',
  date_of_birth: '2014-03-04',
  year_level: 9,
  region: null,
  added: '2027-03-01T00:00:00Z',
  elsewhere: [],
};
const facts: EntryFacts = {
  hashcode: entry.hashcode,
  season: 2027,
  category: 'open',
  categories: ['open'],
  region: null,
  members_count: 1,
  is_approved: false,
  running_time: null,
  texts: {},
  measures: {},
  event: { entries_close: null, first_day: '2027-05-05' },
  first_performance: null,
  school: null,
  members: [ana],
  waived: [],
};
const rule = {
  hashcode: '00000000-0000-4000-8000-0000000000aa',
  name: 'Room on stage',
  text: 'The stage has room for two.',
  rule_version: 1,
  severity: 'refuse',
  season: 2027,
  categories: [],
  terms: { kind: 'count', parts: [], least: null, most: 2 },
};

function show({ terms = rule.terms }: { terms?: object } = {}) {
  const api = stubApi();
  api.on(
    `GET eligibility/entries/${entry.hashcode}`,
    json({ success: true, data: { facts, rules: [{ ...rule, terms }] } }),
  );
  api.on(
    'POST user/actions',
    json({ success: true, data: { added: 2, changed: 0, removed: 0, linked: 0, members: 3 } }),
  );
  api.on('GET showquest/participants', json({ count: 0, next: null, previous: null, results: [] }));
  const { user } = renderScreen(<MemberEditor entry={entry} />, { roles: ['participant'] });
  return { user, api };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('[7.39] shows members with their age, and what the rules find while a list is pasted', async () => {
  const { user } = show();
  expect(await screen.findByText('age 13 · year 9 · Performer')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Paste a list' }));
  await user.click(screen.getByRole('textbox'));
  await user.paste('Ben Tui\t5/3/2014\t9\tcrew');
  expect(screen.queryByText('3 members, at most 2')).toBeNull();
  await user.paste('\nCara Weka\t6/3/2014\t9\tcrew');
  expect(await screen.findByText('3 members, at most 2')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add 2 people' })).toHaveProperty('disabled', false);
  await user.paste('\nDan\t31/2/2014');
  expect(await screen.findByText(/Line 3 cannot be read/)).toBeTruthy();
});

it('[7.39] adds one after the other: the focus stays, and so does the role; a guardian is asked of minors', async () => {
  const { user, api } = show();
  const name = await screen.findByLabelText(/^Name/);
  await user.type(name, 'Ben Tui');
  await user.selectOptions(screen.getByLabelText('Role'), 'performer');
  await user.type(screen.getByLabelText('Email of the guardian'), 'hana@example.test');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(screen.getAllByText('Write the name of the guardian.')).toHaveLength(2);
  expect(api.callsOf('POST user/actions')).toEqual([]);
  await user.type(screen.getByLabelText('Guardian'), 'Hana Tui');
  await user.clear(screen.getByLabelText('Email of the guardian'));
  expect(screen.getAllByText('Add an email, or print the form.')).toHaveLength(2);
  await user.type(screen.getByLabelText('Email of the guardian'), 'hana@example.test');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Name/)));
  const guardian = { name: 'Hana Tui', email: 'hana@example.test' };
  expect(api.callsOf('POST user/actions')[0]?.body).toMatchObject({
    data: { add: [{ name: 'Ben Tui', part: 'performer', guardian }] },
  });
  expect(screen.getByLabelText('Role')).toHaveProperty('value', 'performer');
  expect(screen.getByLabelText('Email of the guardian')).toHaveProperty('value', '');
  await user.selectOptions(screen.getByLabelText('Role'), 'teacher');
  expect(screen.queryByLabelText('Guardian')).toBeNull();
});

it('[7.18] marks what is needed before the entry is submitted', async () => {
  const terms = {
    kind: 'age',
    parts: ['performer'],
    counted_in: 'school_years',
    age_on: 'first_day',
    least: 1,
    most: 8,
  } as const;
  const { user } = show({ terms });
  const year = await screen.findByLabelText('School year');
  expect(year.getAttribute('aria-describedby')).not.toBeNull();
  expect(screen.getAllByText('Needed before you submit.')).toHaveLength(1);
  await user.selectOptions(screen.getByLabelText('Role'), 'teacher');
  expect(screen.queryByText('Needed before you submit.')).toBeNull();
});

it('[2.31] saves no member whose school year is not one', async () => {
  const { user, api } = show();
  await user.type(await screen.findByLabelText(/^Name/), 'Ben Tui');
  await user.selectOptions(screen.getByLabelText('Role'), 'teacher');
  const year = screen.getByLabelText('School year');
  for (const text of ['16', '9a', '9.5']) {
    await user.clear(year);
    await user.type(year, text);
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getByText('Enter a whole number from 1 to 15.'), text).toBeTruthy();
    expect(document.activeElement, text).toBe(year);
  }
  expect(api.callsOf('POST user/actions')).toEqual([]);
  await user.clear(year);
  await user.type(year, '9{Enter}');
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Name/)));
  expect(api.callsOf('POST user/actions')[0]?.body).toMatchObject({
    data: { add: [{ name: 'Ben Tui', year_level: 9 }] },
  });
  expect(year).toHaveProperty('value', '');
});

it('[7.39] brings a removed member back by Undo', async () => {
  const { user, api } = show();
  await user.click(await screen.findByRole('button', { name: 'Remove Ana Ruru' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Ana Ruru is back')).toBeTruthy();
  expect(api.callsOf('POST user/actions')[1]?.body).toMatchObject({ data: { restore: [ana.hashcode] } });
});

it('shows that it is loading', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  renderScreen(<MemberEditor entry={entry} />);
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeTruthy();
});
