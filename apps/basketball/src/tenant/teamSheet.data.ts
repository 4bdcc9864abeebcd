import type { EntrantTask, SeedForm } from '@callboard/api-contract/tenant';

const form: SeedForm = {
  name: 'Team sheet',
  description: 'Who plays for you, in which colours, and who is with them on the day.',
  content: {
    pages: [
      {
        id: 'team',
        title: 'Your team',
        sections: [
          {
            id: 'colours',
            fields: [
              { id: 'first', kind: 'text', label: 'Colour of the singlets', required: true },
              { id: 'second', kind: 'text', label: 'Second colour', help: 'Worn where both teams match.' },
            ],
          },
          {
            id: 'players',
            title: 'Players',
            repeat: { row: 'Player', min: 5, max: 12 },
            fields: [
              { id: 'player', kind: 'text', label: 'Name', required: true },
              { id: 'singlet', kind: 'number', label: 'Number on the singlet', min: 0, max: 99 },
            ],
          },
        ],
      },
      {
        id: 'day',
        title: 'On the day',
        sections: [
          {
            id: 'adults',
            fields: [
              { id: 'coach', kind: 'text', label: 'Coach', required: true },
              { id: 'phone', kind: 'phone', label: 'Phone of the coach', required: true },
              { id: 'has_scorer', kind: 'checkbox', label: 'We bring somebody who keeps the score' },
              { id: 'care', kind: 'textarea', label: 'What should first aid know?' },
            ],
          },
        ],
      },
    ],
  },
};

/** Task of every team before its first game. */
export const teamSheet: EntrantTask = {
  task: 'Submit your team sheet',
  instructions: 'One answer for each team. The score table needs it before your first game.',
  form,
  change: 'Two of your players have the same number. Which of them changes?',
  answer: ({ contact, phone, members }, random) => ({
    first: random.pick(['White', 'Sky blue', 'Gold', 'Light grey']),
    second: random.pick(['Navy', 'Black', 'Maroon', 'Dark green']),
    players: members.slice(0, 12).map((player, index) => ({ player, singlet: index + 4 })),
    coach: contact,
    phone,
    has_scorer: random.isLucky(0.6),
  }),
};
