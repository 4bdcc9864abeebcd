import type { SeedOffice } from '@callboard/api-contract/tenant';

/** Stock of the office of the music competition. */
export const office: SeedOffice = {
  tags: {
    'First band of the school': 'green',
    'Left-handed kit': 'yellow',
    'Needs a keyboard stand': 'yellow',
    'Sings in te reo Māori': 'green',
    'Brings a brass section': 'purple',
    'Loud: ear plugs at the door': 'red',
    'Local radio is interested': 'blue',
    'Lyrics to read again': 'yellow',
    'Second chance': 'purple',
    Volunteers: 'blue',
  },
  assets: [
    { name: 'Drum kit', category: 'Backline / Drums', type: 'Five pieces', count: 3, at: 'Main stage' },
    { name: 'Cymbal set', category: 'Backline / Drums', type: 'Hi-hat, crash and ride', count: 4 },
    {
      name: 'Guitar amplifier',
      category: 'Backline / Amplifiers',
      type: '40 W combo',
      count: 6,
      at: 'Main stage',
    },
    {
      name: 'Bass amplifier',
      category: 'Backline / Amplifiers',
      type: '300 W head and cabinet',
      count: 3,
      at: 'Main stage',
    },
    { name: 'Stage piano', category: 'Backline / Keys', type: '88 keys', count: 2 },
    { name: 'Keyboard stand', category: 'Backline / Keys', type: 'Double-braced', count: 4 },
    {
      name: 'Vocal microphone',
      category: 'Audio / Microphones',
      type: 'Shure SM58',
      count: 10,
      at: 'Main stage',
    },
    { name: 'DI box', category: 'Audio / Boxes', type: 'Active', count: 10 },
    {
      name: 'Radio handset',
      category: 'Communication / Radios',
      type: 'Motorola XT420',
      count: 8,
      at: 'Crew',
    },
    { name: 'Ear plugs', category: 'Safety / Hearing', type: 'Box of 200', count: 5, at: 'Front desk' },
  ],
  notes: [
    'Our drummer is left-handed: can the kit be turned around?',
    'We bring a cello and need a chair without arms.',
    'We come from school and cannot sound check before 15:30.',
    'Our singer uses a wheelchair: is there a ramp to the stage?',
    'Two of us also help with the lights, so please not the first slot.',
    'We sing half of the song in te reo Māori and would like the words on the screen.',
  ],
  staffNotes: [
    'Lyrics read and fine.',
    'Song is 20 seconds over: they shorten the outro.',
    'Ask who of them is in the other band too.',
    'Their teacher drives them: allow for the ferry.',
  ],
  reasons: {
    withdrawn: [
      'Our bass player moved to Australia.',
      'The band broke up over the holidays.',
      'We are not ready, and try again next year.',
    ],
    declined: ['The song is not original.', 'The nights of this category are full.'],
  },
  colleague: 'Matiu Hohepa',
};
