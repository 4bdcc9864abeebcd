import {
  answerKinds,
  type AnswerKind,
  type FormField,
  type FormSection,
} from '@callboard/api-contract/forms';
import { checkAnswers } from '@callboard/domain/forms';
import { Form, type FieldControlProps, type FormProps } from '@callboard/forms';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fileControls } from '../kinds/questionKinds';
import { toFieldDefinitions } from './toFieldDefinitions';

/** jsdom has no canvas, so the signature is typed. */
vi.mock('signature_pad', () => ({
  default: class {
    on() {}
    off() {}
    clear() {}
    addEventListener() {}
  },
}));
HTMLCanvasElement.prototype.getContext = () => null;

const file = { hashcode: '7a3f1c52-50c8-4c1e-9a55-0d6f0a3c9b11', name: 'music.mp3' };

/** Buttons that call `onChange` as the real controls do: with one file, or with a list. */
vi.mock('@callboard/uploads', () => {
  const one = ({ onChange }: FieldControlProps) => (
    <button onClick={() => onChange(file)} aria-label="one" type="button" />
  );
  const many = ({ onChange }: FieldControlProps) => (
    <button onClick={() => onChange([file])} aria-label="many" type="button" />
  );
  return { PhotoControl: one, AttachmentControl: many };
});

afterEach(cleanup);

const options = [
  { value: 'dance', label: 'Dance' },
  { value: 'drama', label: 'Drama' },
];

interface KindCase {
  field?: Partial<FormField>;
  enter: (user: UserEvent, place: HTMLElement) => Promise<void>;
  entered: unknown;
}

const cases: Record<AnswerKind, KindCase> = {
  text: { enter: type('Aroha'), entered: 'Aroha' },
  textarea: { enter: type('Aroha{Enter}Ben'), entered: 'Aroha\nBen' },
  email: { enter: type('a@b.nz'), entered: 'a@b.nz' },
  phone: { enter: type('+64 21 555'), entered: '+64 21 555' },
  number: { field: { min: 0, max: 9_999 }, enter: type('1,200.5'), entered: 1200.5 },
  date: { enter: typeParts('Day', '14052026'), entered: '2026-05-14' },
  daterange: {
    enter: typeRange('14052026', '16052026'),
    entered: { start: '2026-05-14', end: '2026-05-16' },
  },
  time: { enter: typeParts('Hours', '1930'), entered: '19:30' },
  duration: { enter: typeParts('Hours', '0130'), entered: 90 },
  length: { field: { min: 60, max: 210 }, enter: type('3.30'), entered: 210 },
  select: {
    field: { options },
    enter: (user, place) => user.selectOptions(within(place).getByRole('combobox'), 'Drama'),
    entered: 'drama',
  },
  radio: {
    field: { options, hasOther: true },
    enter: async (user, place) => {
      await press('radio', 'Other')(user, place);
      await user.type(within(place).getByRole('textbox'), 'Juggling');
    },
    entered: 'Juggling',
  },
  multiselect: { field: { options, max: 1 }, enter: press('checkbox', 'Dance'), entered: ['dance'] },
  checkbox: { enter: press('checkbox'), entered: true },
  star: { field: { max: 7 }, enter: press('radio', '6 stars'), entered: 6 },
  tags: { enter: type('jazz, new work{Enter}'), entered: ['jazz', 'new work'] },
  address: {
    enter: (user, place) => user.type(within(place).getByLabelText('Town or city'), 'Levin'),
    entered: { city: 'Levin' },
  },
  signature: {
    enter: async (user, place) => {
      await user.click(await within(place).findByLabelText('Type'));
      await user.type(within(place).getByLabelText('Type your full name'), 'Aroha Ngata');
    },
    entered: 'Aroha Ngata',
  },
  attachment: { enter: press('button', 'many'), entered: [file] },
  photo: { field: { max: 1 }, enter: press('button', 'one'), entered: [file] },
};

const section = (fields: FormField[], rest: Partial<FormSection> = {}): FormSection => ({
  id: 'about',
  fields,
  ...rest,
});

const formOf = (only: FormSection) => ({ pages: [{ id: 'start', title: 'Start', sections: [only] }] });

function show(given: FormSection) {
  const onSubmit = vi.fn<FormProps['onSubmit']>(async () => undefined);
  const definitions = toFieldDefinitions(given);
  render(
    <Form definitions={definitions} initialValues={{}} onSubmit={onSubmit} fieldComponents={fileControls} />,
  );
  return { user: userEvent.setup(), onSubmit };
}

describe('a field of a form', () => {
  it.each(answerKinds)('[3.28] of the kind %s has a value that the form accepts', async (kind) => {
    const { enter, entered, field: rest } = cases[kind];
    const field: FormField = { id: 'thing', kind, label: 'Thing', ...rest };
    const withField = section([field]);
    const { user, onSubmit } = show(withField);
    const place = document.querySelector<HTMLElement>('[data-field="thing"]');
    if (!place) throw new Error('The field was not rendered.');
    await enter(user, place);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const values = onSubmit.mock.calls[0]?.[0] ?? {};
    expect(values).toEqual({ thing: entered });
    expect(checkAnswers(formOf(withField), values, 'final')).toEqual({});
  });
});

describe('[9.5] a question with a start and an end', () => {
  const hire: FormField = { id: 'thing', kind: 'daterange', label: 'Hire' };

  it('asks for times as well as days where staff configure it, and the form accepts them', async () => {
    const withTimes = section([{ ...hire, hasTimes: true }]);
    const { user, onSubmit } = show(withTimes);
    await typeRange('140520261900', '150520262130')(user, document.body);
    expect(screen.getByText('Duration: 1 day 2 hours 30 minutes')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const values = onSubmit.mock.calls[0]?.[0] ?? {};
    expect(values).toEqual({
      thing: {
        start: expect.stringMatching(/^2026-05-14T19:00:00/),
        end: expect.stringMatching(/^2026-05-15T21:30:00/),
      },
    });
    expect(checkAnswers(formOf(withTimes), values, 'final')).toEqual({});
  });

  it('is not submitted while it ends before it starts', async () => {
    const { user, onSubmit } = show(section([hire]));
    await typeRange('14052026', '13052026')(user, document.body);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText(/cannot be earlier than 14-May-2026/)).length).toBeGreaterThan(0);
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('a repeated section', () => {
  const members = section([{ id: 'name', kind: 'text', label: 'Name', required: true }], {
    id: 'members',
    title: 'Who dances',
    help: 'Everyone on stage',
    repeat: { row: 'Member', min: 1, max: 3 },
  });

  it('becomes one group of rows with the labels and bounds of the section', () => {
    const [definition] = toFieldDefinitions(members);
    expect(definition).toMatchObject({
      name: 'members',
      kind: 'repeat',
      label: 'Who dances',
      description: 'Everyone on stage',
      rowLabel: 'Member',
      required: true,
      min: 1,
      max: 3,
      fields: [{ name: 'name', kind: 'text', required: true }],
    });
  });

  it('has rows that the form accepts', async () => {
    const { user, onSubmit } = show(members);
    await user.click(screen.getByRole('button', { name: 'Add member' }));
    await user.keyboard('Aroha');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const values = onSubmit.mock.calls[0]?.[0] ?? {};
    expect(values).toEqual({ members: [{ name: 'Aroha' }] });
    expect(checkAnswers(formOf(members), values, 'final')).toEqual({});
  });
});

function type(text: string) {
  return async (user: UserEvent, place: HTMLElement) => {
    await user.type(within(place).getByRole('textbox'), text);
  };
}

/** Digits continue from the first segment into the next. */
function typeParts(part: string, figures: string) {
  return async (user: UserEvent, place: HTMLElement) => {
    await user.click(within(place).getByRole('spinbutton', { name: `${part} Thing` }));
    await user.keyboard(figures);
  };
}

/** Types the figures of both ends of a range. */
function typeRange(start: string, end: string) {
  return async (user: UserEvent, place: HTMLElement) => {
    for (const [name, figures] of [
      ['Day Start', start],
      ['Day End', end],
    ] as const) {
      await user.click(within(place).getByRole('spinbutton', { name }));
      await user.keyboard(figures);
    }
  };
}

function press(role: string, name?: string) {
  return (user: UserEvent, place: HTMLElement) =>
    user.click(within(place).getByRole(role, name === undefined ? {} : { name }));
}
