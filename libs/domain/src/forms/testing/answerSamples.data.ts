import {
  answerKinds,
  isOption,
  type AnswerKind,
  type FormContent,
  type FormField,
} from '@callboard/api-contract/forms';

const options = [
  { value: 'dance', label: 'Dance' },
  { value: 'drama', label: 'Drama' },
];
const file = (digit: number) => [
  { hashcode: `${String(digit).repeat(8)}-0000-4000-8000-000000000000`, name: `file-${digit}.pdf` },
];

/** Two valid answers of each kind that differ; a missing kind is a compile error. */
export const answerSamples: Readonly<Record<AnswerKind, readonly [one: unknown, other: unknown]>> = {
  text: ['The tide', 'The sea'],
  textarea: ['One\ntwo', 'Three'],
  email: ['aroha@school.example', 'ben@school.example'],
  phone: ['021 555 123', '021 555 456'],
  number: [0, 12],
  date: ['2028-05-01', '2028-05-02'],
  daterange: [
    { start: '2026-05-14', end: '2026-05-16' },
    { start: '2026-06-01', end: '2026-06-01' },
  ],
  time: ['09:30', '14:00'],
  duration: [45, 90],
  length: [90, 210],
  select: ['dance', 'drama'],
  radio: ['drama', 'dance'],
  multiselect: [['dance'], ['dance', 'drama']],
  checkbox: [true, false],
  star: [2, 5],
  tags: [['new'], ['old', 'new']],
  address: [{ line1: '1 Quay Street' }, { line1: '2 Quay Street', city: 'Napier' }],
  signature: ['Aroha Ngata', 'Ben Hall'],
  attachment: [file(1), file(2)],
  photo: [file(3), file(4)],
};

/** A question of a kind. */
export function questionOf(kind: AnswerKind, rest: Partial<FormField> = {}): FormField {
  return { id: kind, kind, label: `A ${kind}`, ...(isOption({ kind }) && { options }), ...rest };
}

/** A form that asks a question of each kind, and one text more. */
export const everyKindForm: FormContent = {
  pages: [
    {
      id: 'page',
      title: 'Page 1',
      sections: [
        {
          id: 'about',
          fields: [
            { id: 'note', kind: 'text', label: 'Note' },
            ...answerKinds.map((kind) => questionOf(kind)),
          ],
        },
      ],
    },
  ],
};
