import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  answerKindOf,
  answerKinds,
  formContentSchema,
  type AnswerKind,
  type Condition,
  type FormContent,
  type FormField,
  type FormSection,
} from '@callboard/api-contract/forms';
import { visibleFields } from './answers';
import { checkAnswers } from './checkAnswers';
import { carryAnswers, lostAnswers } from './lostAnswers';
import { progressOf } from './progressOf';
import { rewordedOptions } from './rewordedOptions';
import { scoreOf } from './scoreOf';

const field = (id: string, rest: Partial<FormField> = {}): FormField => ({
  id,
  kind: 'text',
  label: id,
  ...rest,
});
const section = (fields: FormField[], rest: Partial<FormSection> = {}): FormSection => ({
  id: 'about',
  fields,
  ...rest,
});
const form = (...sections: FormSection[]): FormContent => ({
  pages: [{ id: 'start', title: 'Start', sections }],
});

const options = [
  { value: 'dance', label: 'Dance', score: 2 },
  { value: 'drama', label: 'Drama', score: 3 },
];
const members = section([field('name', { required: true }), field('age', { kind: 'number' })], {
  id: 'members',
  repeat: { row: 'Member', min: 2, max: 3 },
});

const errorsOf = (content: unknown) =>
  v.safeParse(formContentSchema, content).issues?.map(({ message }) => message);

describe('the content of a form definition', () => {
  it('is valid when it is consistent', () => {
    const later = field('why', { shownIf: [{ field: 'kind', is: 'equals', value: 'dance' }] });
    expect(
      errorsOf(form(section([field('kind', { kind: 'select', options }), later]), members)),
    ).toBeUndefined();
  });

  it.each([
    [
      'two parts with one id',
      form(section([field('a'), field('a')])),
      'Two parts of the form have the id a.',
    ],
    [
      'a choice without options',
      form(section([field('a', { kind: 'radio' })])),
      'a: Options have not been configured.',
    ],
    [
      'two options alike',
      form(section([field('a', { kind: 'select', options: [...options, ...options] })])),
      'a: two options are the same.',
    ],
    [
      'bounds that cross',
      form(section([field('a', { kind: 'number', min: 5, max: 4 })])),
      'a: the least is more than the most.',
    ],
    [
      'a condition on a later answer',
      form(section([field('a', { shownIf: [{ field: 'b', is: 'answered' }] }), field('b')])),
      'a depends on b, which is not asked before it.',
    ],
    [
      'a condition on a row of another section',
      form(members, section([field('a', { shownIf: [{ field: 'name', is: 'answered' }] })])),
      'a depends on name, which is not asked before it.',
    ],
  ])('is refused with %s', (_what, content, message) => {
    expect(errorsOf(content)).toEqual([message]);
  });

  it('never throws on anything else', () => {
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        expect(errorsOf(anything)?.length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('answers', () => {
  const content = form(
    section([
      field('kind', { kind: 'select', options, required: true }),
      field('why', { required: true, shownIf: [{ field: 'kind', is: 'equals', value: 'dance' }] }),
      field('how', { shownIf: [{ field: 'why', is: 'answered' }] }),
    ]),
    members,
  );
  const team = [{ name: 'Aroha' }, { name: 'Ben' }];

  it('are visible when their conditions are met, and hidden ones hide what depends on them', () => {
    const namesOf = (answers: object) => visibleFields(content, { ...answers }).map(({ name }) => name);
    expect(namesOf({ kind: 'dance', why: 'Joy', members: team.slice(1) })).toEqual([
      'kind',
      'why',
      'how',
      'members[0].name',
      'members[0].age',
    ]);
    expect(namesOf({ kind: 'drama', why: 'Joy' })).toEqual(['kind']);
  });

  it('[5.1] can be missing in a draft but not once they are submitted', () => {
    expect(checkAnswers(content, { members: [{}] }, 'draft')).toEqual({});
    expect(checkAnswers(content, { kind: 'dance', members: [{ name: 'Aroha' }] }, 'final')).toEqual({
      why: ['Field is required'],
      members: ['At least 2 are needed'],
    });
    expect(checkAnswers(content, { kind: 'drama', members: team }, 'final')).toEqual({});
  });

  it('are not required in hidden rows', () => {
    const only = { ...members, shownIf: [{ field: 'kind', is: 'equals' as const, value: 'dance' }] };
    const some = form(section([field('kind', { kind: 'select', options })]), only);
    expect(checkAnswers(some, { kind: 'drama' }, 'final')).toEqual({});
    expect(checkAnswers(some, { kind: 'dance' }, 'final')).toEqual({ members: ['Field is required'] });
  });

  it('must be valid even in a draft, and belong to a field', () => {
    expect(checkAnswers(content, { members: 'many' }, 'draft')).toEqual({ members: ['These must be rows'] });
    expect(checkAnswers(content, { members: ['Aroha'] }, 'draft')).toEqual({
      members: ['These must be rows'],
    });
    const wrong = { kind: 'opera', members: [{ name: 'A', age: 'ten' }], shoe_size: 44 };
    expect(checkAnswers(content, wrong, 'draft')).toEqual({
      kind: ['This is not one of the choices'],
      'members[0].age': ['This must be a number'],
      shoe_size: ['This field does not exist or cannot be changed'],
    });
  });

  it.each([
    ['[5.2]', field('a', { kind: 'email' }), 'aroha', 'Must be valid email'],
    ['[5.5]', field('a', { kind: 'number', min: 3 }), 2, 'This must be at least 3'],
    ['[5.6]', field('a', { kind: 'number', max: 3 }), 4, 'This must be under 3'],
    ['[5.19]', field('a', { kind: 'date' }), '2031-01-01', 'This must be a date such as 2026-05-14'],
    [
      '[5.23]',
      field('a', { kind: 'multiselect', options, max: 1 }),
      ['dance', 'drama'],
      'You can only select 1 options',
    ],
    ['[5.24]', field('a', { min: 4 }), 'abc', 'This field should be at least 4 characters long'],
    ['[5.24]', field('a', { max: 2 }), 'abc', 'The maximum length allowed is 2'],
    ['', field('a', { kind: 'signature' }), 'data:text/html,<script>', 'This must be text'],
    ['', field('a', { kind: 'tags' }), ['x', 'x'], 'This is not one of the choices'],
  ])('%s are rejected with a message: %o', (_clause, select, answer, message) => {
    expect(checkAnswers(form(section([select])), { a: answer }, 'draft')).toEqual({ a: [message] });
  });

  it('[5.22] can be free text where that is offered', () => {
    const select = field('a', { kind: 'select', options });
    expect(checkAnswers(form(section([select])), { a: 'Juggling' }, 'draft')).not.toEqual({});
    expect(checkAnswers(form(section([{ ...select, hasOther: true }])), { a: 'Juggling' }, 'draft')).toEqual(
      {},
    );
  });

  it('never break the check, for any values', () => {
    const every = form(
      section([
        field('a', { kind: 'multiselect', options }),
        field('b', { kind: 'address' }),
        field('c', { kind: 'photo' }),
        field('d', { kind: 'duration' }),
      ]),
      members,
    );
    const some = fc.record({
      a: fc.anything(),
      b: fc.anything(),
      c: fc.anything(),
      d: fc.anything(),
      members: fc.anything(),
    });
    fc.assert(
      fc.property(some, (answers) => {
        expect(checkAnswers(every, answers, 'final')).toBeTypeOf('object');
      }),
    );
  });

  it('score by field and option, if visible', () => {
    const scored = form(
      section([
        field('kind', { kind: 'multiselect', options }),
        field('film', {
          kind: 'attachment',
          score: 10,
          shownIf: [{ field: 'kind', is: 'contains', value: 'dance' }],
        }),
      ]),
    );
    const film = [{ hashcode: 'h', name: 'film.mp4' }];
    expect(scoreOf(scored, { kind: ['dance', 'drama'], film })).toBe(15);
    expect(scoreOf(scored, { kind: ['drama'], film })).toBe(3);
    expect(scoreOf(scored, {})).toBe(0);
  });
});

describe('another version of a form', () => {
  const before = form(
    section([field('title'), field('kind', { kind: 'select', options }), field('notes')]),
    members,
  );
  const given = [
    { title: 'Act one', kind: 'dance', notes: '', members: [{ name: 'Aroha' }] },
    { title: 'Act two', kind: 'drama', notes: 'Loud' },
  ];

  it('loses nothing when every answer stays valid', () => {
    const after = form(
      section([field('kind', { kind: 'radio', options }), field('title'), field('notes')]),
      members,
    );
    expect(lostAnswers(before, after, given)).toEqual([]);
    expect(given.map((answers) => carryAnswers(before, after, answers))).toEqual([
      { title: 'Act one', kind: 'dance', members: [{ name: 'Aroha' }] },
      { title: 'Act two', kind: 'drama', notes: 'Loud' },
    ]);
  });

  it('names each field whose answers would be lost, with their number', () => {
    const after = form(
      section([
        field('title', { kind: 'number' }),
        field('kind', { kind: 'select', options: options.slice(0, 1) }),
      ]),
      section([field('member')], { id: 'members', repeat: { row: 'Member', min: 0, max: 9 } }),
    );
    expect(lostAnswers(before, after, given)).toEqual([
      { field: 'title', label: 'title', reason: 'other_kind', count: 2 },
      { field: 'kind', label: 'kind', reason: 'not_allowed', count: 1 },
      { field: 'notes', label: 'notes', reason: 'removed', count: 1 },
      { field: 'name', label: 'name', reason: 'removed', count: 1 },
    ]);
  });

  it('carries over exactly what is not lost', () => {
    const after = form(section([field('kind', { kind: 'select', options: options.slice(0, 1) })]));
    const carried = given.map((answers) => carryAnswers(before, after, answers));
    expect(carried).toEqual([{ kind: 'dance' }, {}]);
    for (const answers of carried) expect(checkAnswers(after, answers, 'draft')).toEqual({});
  });
});

describe('the progress of a form', () => {
  it('counts the required answers that are visible', () => {
    const content = form(
      section([
        field('name', { required: true }),
        field('dances', { kind: 'checkbox' }),
        field('steps', { required: true, shownIf: [{ field: 'dances', is: 'equals', value: true }] }),
      ]),
    );
    expect(progressOf(content, {})).toBe(0);
    expect(progressOf(content, { name: 'Aroha' })).toBe(100);
    expect(progressOf(content, { name: 'Aroha', dances: true })).toBe(50);
  });

  it('is 100 only where nothing is missing', () => {
    const fields = Array.from({ length: 200 }, (_, at) => field(`f${at}`, { required: true }));
    const answers = Object.fromEntries(fields.slice(1).map(({ id }) => [id, 'x']));
    expect(progressOf(form(section(fields)), answers)).toBe(99);
    const members = section([field('member')], { id: 'members', repeat: { row: 'Member', min: 2, max: 9 } });
    const content = form(section([field('name', { required: true })]), members);
    expect(progressOf(content, { name: 'Aroha' })).toBe(33);
    expect(progressOf(content, { name: 'Aroha', members: [{ member: 'a' }, { member: 'b' }] })).toBe(100);
  });

  it('counts all answers if none is required, and is zero without questions', () => {
    const content = form(section([field('name'), field('town'), field('age', { kind: 'number' })]));
    expect(progressOf(content, { name: 'Aroha' })).toBe(33);
    expect(progressOf(form(section([])), {})).toBe(0);
  });
});

describe('an untouched question', () => {
  const asks = (kind: AnswerKind, condition: Omit<Condition, 'field'>) =>
    form(
      section([
        field('a', { kind, ...(answerKindOf({ kind }).hasOptions && { options }) }),
        field('b', { required: true, shownIf: [{ field: 'a', ...condition }] }),
      ]),
    );
  const isShown = (content: FormContent, answers: object) =>
    visibleFields(content, { ...answers }).some(({ name }) => name === 'b');
  const blanks = [undefined, null, '', ' \u00a0\n', [], {}];

  it.each(answerKinds)('of kind %s is unanswered, in conditions, progress and checks alike', (kind) => {
    for (const a of [...blanks, answerKindOf({ kind }).empty]) {
      expect(isShown(asks(kind, { is: 'unanswered' }), { a })).toBe(true);
      expect(isShown(asks(kind, { is: 'answered' }), { a })).toBe(false);
      const required = form(section([field('a', { kind, required: true, options })]));
      expect(checkAnswers(required, { a }, 'final')).toEqual({ a: ['Field is required'] });
      expect(progressOf(required, { a })).toBe(0);
    }
  });

  it('is a No of a checkbox, also to a follow-up that must be answered', () => {
    const content = asks('checkbox', { is: 'equals', value: false });
    for (const answers of [{}, { a: null }, { a: false }]) {
      expect(isShown(content, answers)).toBe(true);
      expect(checkAnswers(content, answers, 'final')).toEqual({ b: ['Field is required'] });
    }
    expect(isShown(content, { a: true })).toBe(false);
  });

  it('can be called as something that every object has', () => {
    const content = form(
      section([
        field('constructor', { kind: 'checkbox' }),
        field('b', { shownIf: [{ field: 'constructor', is: 'equals', value: false }] }),
      ]),
    );
    expect(isShown(content, {})).toBe(true);
    const hidden = form(
      section([
        field('first', { kind: 'checkbox' }),
        field('constructor', { shownIf: [{ field: 'first', is: 'equals', value: true }] }),
        field('b', { shownIf: [{ field: 'constructor', is: 'answered' }] }),
      ]),
    );
    expect(isShown(hidden, {})).toBe(false);
  });

  it('is no No where the checkbox itself is hidden', () => {
    const content = form(
      section([
        field('first', { kind: 'checkbox' }),
        field('a', { kind: 'checkbox', shownIf: [{ field: 'first', is: 'equals', value: true }] }),
        field('b', { shownIf: [{ field: 'a', is: 'equals', value: false }] }),
      ]),
    );
    expect(isShown(content, {})).toBe(false);
    expect(isShown(content, { first: true })).toBe(true);
  });
});

describe('options that are worded differently', () => {
  const before = form(
    section([field('kind', { kind: 'select', options }), field('also', { kind: 'multiselect', options })]),
  );
  const reword = (label: string) =>
    options.map((each) => (each.value === 'dance' ? { ...each, label } : each));
  const after = (label: string) =>
    form(
      section([
        field('kind', { kind: 'select', label: 'Style', options: reword(label) }),
        field('also', { kind: 'multiselect', options }),
      ]),
    );
  const given = [{ kind: 'dance', also: ['dance'] }, { kind: 'dance' }, { kind: 'drama' }];

  it('are named with both texts and the number of answers that have them', () => {
    const from = options.find(({ value }) => value === 'dance')?.label;
    expect(rewordedOptions(before, after('Hip hop'), given)).toEqual([
      { field: 'kind', label: 'Style', from, to: 'Hip hop', count: 2 },
    ]);
  });

  it('are named where they are removed, also where a text of one’s own would do', () => {
    const fewer = (hasOther: boolean) => {
      const [, ...left] = options;
      return form(section([field('kind', { kind: 'select', label: 'Style', options: left, hasOther })]));
    };
    for (const hasOther of [false, true]) {
      expect(rewordedOptions(before, fewer(hasOther), given)).toEqual([
        { field: 'kind', label: 'Style', from: 'Dance', to: null, count: 2 },
      ]);
    }
  });

  it('are none without answers, and none where only case or white space differ', () => {
    expect(rewordedOptions(before, after('Hip hop'), [{ kind: 'drama' }])).toEqual([]);
    const from = options.find(({ value }) => value === 'dance')?.label ?? '';
    expect(rewordedOptions(before, after(` ${from.toUpperCase()} `), given)).toEqual([]);
  });
});
