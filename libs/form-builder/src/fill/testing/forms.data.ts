import type { FormContent } from '@callboard/api-contract/forms';

const styles = [
  { value: 'dance', label: 'Dance' },
  { value: 'drama', label: 'Drama' },
  { value: 'kapa_haka', label: 'Kapa haka' },
];

/** The entry form of an act, with pages, conditions and rows. */
export const entryForm: FormContent = {
  pages: [
    {
      id: 'act',
      title: 'Your act',
      sections: [
        {
          id: 'about',
          title: 'About the act',
          help: 'What the audience reads in the programme.',
          fields: [
            { id: 'title', kind: 'text', label: 'Title', required: true, max: 80 },
            { id: 'style', kind: 'select', label: 'Style', required: true, options: styles, hasOther: true },
            {
              id: 'shoes',
              kind: 'text',
              label: 'What do you wear on your feet?',
              help: 'The floor of the stage is new.',
              required: true,
              shownIf: [{ field: 'style', is: 'equals', value: 'dance' }],
            },
            { id: 'minutes', kind: 'number', label: 'Length in minutes', min: 1, max: 12 },
          ],
        },
        {
          id: 'contact',
          title: 'Who we can ask',
          fields: [{ id: 'email', kind: 'email', label: 'Email', required: true }],
        },
      ],
    },
    {
      id: 'cast',
      title: 'Who takes part',
      sections: [
        {
          id: 'members',
          title: 'Members',
          help: 'Everyone who is seen on stage.',
          repeat: { row: 'Member', min: 1, max: 30 },
          fields: [
            { id: 'name', kind: 'text', label: 'Full name', required: true },
            {
              id: 'role',
              kind: 'select',
              label: 'Role',
              options: [
                { value: 'performer', label: 'Performer' },
                { value: 'musician', label: 'Musician' },
              ],
            },
            {
              id: 'instrument',
              kind: 'text',
              label: 'Instrument',
              required: true,
              shownIf: [{ field: 'role', is: 'equals', value: 'musician' }],
            },
          ],
        },
      ],
    },
    {
      id: 'floor',
      title: 'The dance floor',
      sections: [
        {
          id: 'floor_needs',
          shownIf: [{ field: 'style', is: 'equals', value: 'dance' }],
          fields: [{ id: 'barre', kind: 'checkbox', label: 'We bring a barre' }],
        },
      ],
    },
    {
      id: 'consent',
      title: 'Consent',
      sections: [
        {
          id: 'agree',
          fields: [
            { id: 'rules', kind: 'checkbox', label: 'We have read the rules', required: true },
            {
              id: 'photos',
              kind: 'radio',
              label: 'May we take photos?',
              options: [
                { value: 'yes', label: 'Yes' },
                { value: 'no', label: 'No' },
              ],
            },
          ],
        },
      ],
    },
  ],
};

/** Answers to `entryForm` that can be submitted. */
export const entryAnswers = {
  title: 'The tide comes in',
  style: 'drama',
  minutes: 8,
  email: 'aroha@example.nz',
  members: [
    { name: 'Aroha Ngata', role: 'performer' },
    { name: 'Ben Cooper', role: 'musician', instrument: 'Cello' },
  ],
  rules: true,
  photos: 'yes',
};

/** A form with a conditional repeated section. */
export const bandForm: FormContent = {
  pages: [
    {
      id: 'music',
      title: 'Music',
      sections: [
        { id: 'question', fields: [{ id: 'band', kind: 'checkbox', label: 'We have a band' }] },
        {
          id: 'players',
          title: 'Players',
          repeat: { row: 'Player', min: 0, max: 9 },
          shownIf: [{ field: 'band', is: 'equals', value: true }],
          fields: [{ id: 'name', kind: 'text', label: 'Name' }],
        },
      ],
    },
  ],
};

/** A form with a required question and a required file. */
export const musicForm: FormContent = {
  pages: [
    {
      id: 'music',
      title: 'Music',
      sections: [
        {
          id: 'song',
          fields: [
            { id: 'title', kind: 'text', label: 'Title', required: true },
            { id: 'recording', kind: 'attachment', label: 'Recording', required: true, min: 1 },
          ],
        },
      ],
    },
  ],
};

/** A field of every kind, on one page. */
export const everyKindForm: FormContent = {
  pages: [
    {
      id: 'all',
      title: 'Every kind of question',
      sections: [
        {
          id: 'short',
          title: 'Short answers',
          fields: [
            { id: 'text', kind: 'text', label: 'Name of the group' },
            { id: 'email', kind: 'email', label: 'Email' },
            { id: 'phone', kind: 'phone', label: 'Phone' },
            { id: 'number', kind: 'number', label: 'Width of the stage in metres', score: 2 },
            { id: 'date', kind: 'date', label: 'First rehearsal' },
            { id: 'daterange', kind: 'daterange', label: 'Hire of the hall', hasTimes: true },
            { id: 'time', kind: 'time', label: 'Doors open' },
            { id: 'duration', kind: 'duration', label: 'Length of the act' },
            { id: 'length', kind: 'length', label: 'Length of the music' },
          ],
        },
        {
          id: 'choices',
          title: 'Choices',
          fields: [
            { id: 'select', kind: 'select', label: 'Style', options: styles },
            {
              id: 'radio',
              kind: 'radio',
              label: 'Experience',
              options: [
                { value: 'new', label: 'This is our first time', score: 0 },
                { value: 'some', label: 'Once or twice', score: 3 },
                { value: 'much', label: 'Many times', score: 5 },
              ],
            },
            { id: 'multiselect', kind: 'multiselect', label: 'What you need', options: styles },
            { id: 'checkbox', kind: 'checkbox', label: 'We have read the rules' },
            { id: 'star', kind: 'star', label: 'How sure are you?' },
            { id: 'tags', kind: 'tags', label: 'Words for the programme' },
          ],
        },
        {
          id: 'long',
          title: 'Long answers',
          fields: [
            { id: 'textarea', kind: 'textarea', label: 'What happens on stage' },
            { id: 'address', kind: 'address', label: 'Where you rehearse' },
            { id: 'signature', kind: 'signature', label: 'Signature of the teacher' },
            { id: 'attachment', kind: 'attachment', label: 'Music' },
            { id: 'photo', kind: 'photo', label: 'Photo of the group' },
          ],
        },
      ],
    },
  ],
};

/** An answer of every kind. */
export const everyAnswer = {
  text: 'Ngā Manu',
  email: 'aroha@example.nz',
  phone: '+64 21 555 0199',
  number: 7.5,
  date: '2026-05-14',
  daterange: { start: '2026-05-14T18:30:00+12:00', end: '2026-05-15T21:00:00+12:00' },
  time: '18:30',
  duration: 8,
  length: 210,
  select: 'dance',
  radio: 'some',
  multiselect: ['dance', 'drama'],
  checkbox: true,
  star: 4,
  tags: ['water', 'new work'],
  textarea: 'The lights go down.\nA wave of cloth crosses the stage.',
  address: { line1: '1 Main Road', city: 'Levin', postcode: '5510' },
  signature: 'Aroha Ngata',
  attachment: [{ hashcode: '7a3f1c52-50c8-4c1e-9a55-0d6f0a3c9b11', name: 'music.mp3' }],
  photo: [{ hashcode: '9b1f1c52-50c8-4c1e-9a55-0d6f0a3c9b12', name: 'group.txt' }],
};

const longName =
  'Te Kura Kaupapa Māori o Te Whānau Tahi and Te Kura o Hirangi: combined regional final of the performing arts';

/** Many pages with long names. */
export const longForm: FormContent = {
  pages: Array.from({ length: 8 }, (_, index) => ({
    id: `page${index}`,
    title: `${longName} ${index + 1}`,
    sections: [
      {
        id: `section${index}`,
        title: longName,
        help: `${longName}. `.repeat(3),
        fields: [
          {
            id: `field${index}`,
            kind: 'radio' as const,
            label: `${longName}?`,
            help: `${longName}. `.repeat(2),
            required: true,
            options: [
              { value: 'one', label: longName },
              { value: 'two', label: 'No' },
            ],
          },
        ],
      },
    ],
  })),
};
