import type { FormContent } from '@callboard/api-contract/forms';

/** The entry form of a competition, with a repeated section and conditions. */
export const entryForm: FormContent = {
  pages: [
    {
      id: 'act',
      title: 'Your act',
      sections: [
        {
          id: 'about_the_act',
          title: 'About the act',
          help: 'Tell the judges what they will see.',
          fields: [
            { id: 'title', kind: 'text', label: 'Title of the act', required: true, max: 80 },
            {
              id: 'kind',
              kind: 'radio',
              label: 'What kind of act is it?',
              required: true,
              hasOther: true,
              options: [
                { value: 'dance', label: 'Dance', score: 2 },
                { value: 'drama', label: 'Drama', score: 3 },
                { value: 'music', label: 'Music' },
              ],
            },
            {
              id: 'style',
              kind: 'multiselect',
              label: 'Which styles of dance?',
              options: [
                { value: 'hip_hop', label: 'Hip hop' },
                { value: 'kapa_haka', label: 'Kapa haka' },
                { value: 'ballet', label: 'Ballet' },
              ],
              max: 2,
              shownIf: [{ field: 'kind', is: 'equals', value: 'dance' }],
            },
            { id: 'minutes', kind: 'number', label: 'How many minutes does it take?', min: 1, max: 12 },
          ],
        },
        {
          id: 'team',
          title: 'Team',
          repeat: { row: 'Member', min: 2, max: 12 },
          fields: [
            { id: 'name', kind: 'text', label: 'Full name', required: true },
            { id: 'born', kind: 'date', label: 'Date of birth' },
          ],
        },
      ],
    },
    {
      id: 'files',
      title: 'Music and pictures',
      sections: [
        {
          id: 'uploads',
          fields: [
            { id: 'track', kind: 'attachment', label: 'Backing track', max: 1, score: 5 },
            { id: 'poster', kind: 'photo', label: 'Picture for the programme' },
            { id: 'agreed', kind: 'checkbox', label: 'We agree to the rules', required: true },
            {
              id: 'signature',
              kind: 'signature',
              label: 'Signature of the teacher',
              required: true,
              shownIf: [
                { field: 'agreed', is: 'equals', value: true },
                { field: 'title', is: 'answered' },
              ],
            },
          ],
        },
      ],
    },
  ],
};

/** A form at its limit of questions. */
export const longForm: FormContent = {
  pages: Array.from({ length: 6 }, (_page, page) => ({
    id: `page_${page}`,
    title: `Page ${page + 1}`,
    sections: [
      {
        id: `section_${page}`,
        fields: Array.from({ length: 50 }, (_field, index) => ({
          id: `field_${page * 50 + index}`,
          kind: 'text' as const,
          label: `Question number ${page * 50 + index + 1}`,
        })),
      },
    ],
  })),
};

/** A form with every error that the builder reports. */
export const brokenForm: FormContent = {
  pages: [
    {
      id: 'first',
      title: 'First',
      sections: [
        {
          id: 'all',
          fields: [
            { id: 'why', kind: 'text', label: 'Why?', shownIf: [{ field: 'size', is: 'answered' }] },
            { id: 'size', kind: 'radio', label: 'Size', options: [] },
            { id: 'count', kind: 'number', label: 'Count', min: 5, max: 4 },
            { id: 'gone', kind: 'text', label: 'Lost', shownIf: [{ field: 'removed', is: 'answered' }] },
          ],
        },
      ],
    },
    {
      id: 'second',
      title: 'Second',
      sections: [
        {
          id: 'rows',
          title: 'Rows',
          repeat: { row: 'Row', min: 5, max: 2 },
          fields: [{ id: 'cell', kind: 'text', label: 'Cell' }],
        },
        {
          id: 'last',
          title: 'Last',
          fields: [{ id: 'sum', kind: 'number', label: 'Sum', shownIf: [{ field: 'cell', is: 'answered' }] }],
        },
      ],
    },
  ],
};

/** A new form. */
export const emptyForm: FormContent = {
  pages: [{ id: 'page', title: 'Page 1', sections: [{ id: 'section', fields: [] }] }],
};

const long = 'Tell us, in as many words as you need, what this act is about and where it comes from '.repeat(
  2,
);
/** A form with texts of the maximum length. */
export const wordyForm: FormContent = {
  pages: [
    {
      id: 'page',
      title: long.trim(),
      sections: [
        {
          id: 'section',
          title: long.trim(),
          help: long,
          fields: [
            { id: 'one', kind: 'text', label: long.trim(), required: true },
            {
              id: 'two',
              kind: 'text',
              label: 'x'.repeat(200),
              shownIf: [{ field: 'one', is: 'equals', value: 'y'.repeat(200) }],
            },
          ],
        },
      ],
    },
  ],
};
