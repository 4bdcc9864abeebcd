import { expect, it } from 'vitest';
import { mentorRefusal, proposeMentors, type MentorFacts } from './proposeMentors';

const today = '2027-03-01';
const mentor = (title: string, given: Partial<MentorFacts> = {}): MentorFacts => ({
  mentor: { hashcode: title, title },
  discipline: null,
  field: null,
  region: null,
  isActive: true,
  checkedUntil: '2027-12-31',
  has: 0,
  takes: 3,
  ...given,
});
const creative = { discipline: 'Animation', field: 'screen', region: 'Waikato' };
const namesOf = (mentors: readonly MentorFacts[]) =>
  proposeMentors(creative, mentors, today).map(({ mentor: { title } }) => title);

it('[7.41] proposes who works in the same discipline before who works in the same field, and says why', () => {
  const found = proposeMentors(
    creative,
    [
      mentor('Field', { discipline: 'Documentary', field: 'Screen', region: 'Otago' }),
      mentor('Near', { discipline: 'Documentary', field: 'Screen', region: 'Waikato' }),
      mentor('Craft', { discipline: 'Animation', field: 'Screen', region: 'Otago' }),
    ],
    today,
  );
  expect(found.map(({ mentor: { title }, reasons }) => [title, reasons])).toEqual([
    ['Craft', ['discipline', 'field']],
    ['Near', ['field', 'region']],
    ['Field', ['field']],
  ]);
});

it('[7.41] proposes no one for the region alone, nor for what is not known of either', () => {
  expect(namesOf([mentor('Near', { discipline: 'Poetry', field: 'Writing', region: 'Waikato' })])).toEqual(
    [],
  );
  const unknown = { discipline: null, field: null, region: null };
  expect(proposeMentors(unknown, [mentor('Anyone')], today)).toEqual([]);
  expect(
    proposeMentors({ ...unknown, discipline: '–' }, [mentor('Dash', { discipline: ' ' })], today),
  ).toEqual([]);
});

it('[7.41] compares without case, macrons and the form of a value', () => {
  const found = proposeMentors(
    { discipline: 'whakairo', field: 'visual_art', region: null },
    [mentor('One', { discipline: 'Whakāiro', field: 'Visual art' })],
    today,
  );
  expect(found[0]?.reasons).toEqual(['discipline', 'field']);
});

it('[7.41] of mentors who fit alike, the one with fewer creatives is first, then by name', () => {
  const fits = { field: 'Screen' };
  expect(
    namesOf([
      mentor('Busy', { ...fits, has: 2 }),
      mentor('B', { ...fits, has: 1 }),
      mentor('A', { ...fits, has: 1 }),
    ]),
  ).toEqual(['A', 'B', 'Busy']);
});

it('[7.41] proposes no one who is full, retired or without a police check on the day', () => {
  const fits = { field: 'Screen' };
  expect(
    namesOf([
      mentor('Full', { ...fits, has: 3 }),
      mentor('Takes none', { ...fits, takes: 0 }),
      mentor('Retired', { ...fits, isActive: false }),
      mentor('Unchecked', { ...fits, checkedUntil: null }),
      mentor('Lapsed', { ...fits, checkedUntil: '2027-02-28' }),
      mentor('Last day', { ...fits, checkedUntil: today }),
      mentor('No limit', { ...fits, takes: null, has: 40 }),
    ]),
  ).toEqual(['Last day', 'No limit']);
});

it('[7.41] says what speaks against a mentor, the gravest first', () => {
  const full = { isActive: true, checkedUntil: '2027-12-31', has: 3, takes: 3 };
  expect(mentorRefusal(full, today)).toBe('full');
  expect(mentorRefusal({ ...full, checkedUntil: null }, today)).toBe('unchecked');
  expect(mentorRefusal({ ...full, checkedUntil: null, isActive: false }, today)).toBe('retired');
  expect(mentorRefusal({ ...full, takes: 4 }, today)).toBe(null);
});
