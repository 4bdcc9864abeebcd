import type { SeedOffice } from '@callboard/api-contract/tenant';

/** Stock of the office of the creative programme. */
export const office: SeedOffice = {
  tags: {
    'New to the programme': 'green',
    'Mentor wanted': 'yellow',
    'Needs a quiet room': 'blue',
    'Travel grant': 'purple',
    'Te reo Māori': 'green',
    'Pasifika stories': 'green',
    'For the national showcase': 'purple',
    'Milestone is late': 'red',
    'Works across schools': 'gray',
  },
  assets: [
    { name: 'Camera', category: 'Screen / Cameras', type: 'Sony A7, body', count: 5, at: 'Making studio' },
    { name: 'Camera lens', category: 'Screen / Lenses', type: '35 mm', count: 4 },
    { name: 'Tripod', category: 'Screen / Supports', type: 'Fluid head', count: 5 },
    { name: 'Sound recorder', category: 'Audio / Recorders', type: 'Zoom H5', count: 4 },
    {
      name: 'Studio microphone',
      category: 'Audio / Microphones',
      type: 'Condenser',
      count: 4,
      at: 'Recording room',
    },
    {
      name: 'Graphics tablet',
      category: 'Computers / Tablets',
      type: '13 inch',
      count: 6,
      at: 'Making studio',
    },
    { name: 'Laptop', category: 'Computers / Laptops', type: 'For editing', count: 6, at: 'Making studio' },
    {
      name: 'Projector',
      category: 'Exhibition / Projection',
      type: 'Short throw',
      count: 4,
      at: 'Black box',
    },
    { name: 'Plinth', category: 'Exhibition / Display', type: 'White, 1 m', count: 10 },
    { name: 'Sewing machine', category: 'Making / Textiles', type: 'Overlocker', count: 3 },
  ],
  notes: [
    'I work after school and can come from 17:00.',
    'We would like to meet a mentor who makes films in te reo Māori.',
    'My sketchbook says more than my summary: may I show it?',
    'One of us is deaf. We bring our own interpreter.',
    'We need a wall of three metres for the photos.',
    'I have not shown my work to anyone before, so a small room first, please.',
  ],
  staffNotes: [
    'Strong idea, first project. Pair with a patient mentor.',
    'Asked twice for the summary.',
    'Travel grant is paid.',
    'Would like to meet the animation group in the next town.',
  ],
  reasons: {
    withdrawn: [
      'I have too much on this year and would like to apply again.',
      'We moved to another region.',
      'Our project became part of a bigger one.',
    ],
    declined: [
      'There is no mentor for this field in the region yet.',
      'The idea is still open: we would love to read it again in spring.',
    ],
  },
  colleague: 'Sarah Whaanga',
};
