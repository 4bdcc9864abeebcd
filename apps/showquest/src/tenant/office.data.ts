import type { SeedOffice } from '@callboard/api-contract/tenant';

/** Stock of the office of the show competition. */
export const office: SeedOffice = {
  tags: {
    'First time here': 'green',
    'Needs an early slot': 'yellow',
    'Wheelchair access': 'blue',
    'Live musicians': 'purple',
    'Haze and strobe': 'red',
    'Te reo Māori': 'green',
    'Wearable art': 'purple',
    'Invoice to ask about': 'yellow',
    Volunteers: 'blue',
    'Press and photos': 'gray',
  },
  assets: [
    {
      name: 'Radio handset',
      category: 'Communication / Radios',
      type: 'Motorola XT420',
      count: 12,
      at: 'Crew',
    },
    { name: 'Intercom beltpack', category: 'Communication / Intercom', type: 'Two channels', count: 4 },
    {
      name: 'Headset microphone',
      category: 'Audio / Microphones',
      type: 'Wireless, beige',
      count: 8,
      at: 'Stage left',
    },
    {
      name: 'Handheld microphone',
      category: 'Audio / Microphones',
      type: 'Wireless',
      count: 4,
      at: 'Presenters',
    },
    { name: 'Follow spot', category: 'Lighting / Spots', type: '1200 W', count: 2, at: 'Gallery' },
    { name: 'Haze machine', category: 'Effects / Haze', type: 'Water-based', count: 2 },
    { name: 'Dance floor roll', category: 'Stage / Floors', type: 'Black vinyl, 10 m', count: 8 },
    { name: 'Costume rail', category: 'Stage / Wardrobe', type: 'Folding', count: 6, at: 'Wardrobe' },
    {
      name: 'First-aid kit',
      category: 'Safety / First aid',
      type: 'For 100 people',
      count: 3,
      at: 'Front desk',
    },
    { name: 'Wristband box', category: 'Front of house / Entry', type: '500 wristbands', count: 4 },
  ],
  notes: [
    'We travel by bus and cannot arrive before 10:00.',
    'Two students use wheelchairs: please no steps to the stage.',
    'One performer is allergic to haze.',
    'We bring our own costume rails and need space for them near the wings.',
    'Our kapa haka group would like to welcome the judges.',
    'Senior exams are on the second day, so an early slot would help.',
    'Our drums stay on one riser; it needs a wide wing.',
  ],
  staffNotes: [
    'Invoice sent twice.',
    'Consents are still missing for three students.',
    'Ask about the soundtrack licence.',
    'Their bus is the last to leave: keep the side door open.',
  ],
  reasons: {
    withdrawn: [
      'Our choreographer moved to another school.',
      'Too many of our students have exams that week.',
      'We could not find enough crew.',
    ],
    declined: [
      'The running order is full, and the school has another act in it.',
      'The act needs more time than a slot has.',
    ],
  },
  colleague: 'Losa Faleolo',
};
