import type { Role } from '@callboard/api-contract';

/** What somebody says, and how long before the day that the seeds call today. */
interface SeedMessage {
  from: Role;
  hoursBefore: number;
  body: string;
}

export interface SeedConversation {
  subject: string;
  isAboutEvent: boolean;
  status: 'open' | 'closed';
  messages: readonly SeedMessage[];
}

/** What is asked before every event, whatever the contest. The first to speak began it. */
export const seedConversations: readonly SeedConversation[] = [
  {
    subject: 'Getting in on the day',
    isAboutEvent: true,
    status: 'open',
    messages: [
      {
        from: 'participant',
        hoursBefore: 29,
        body: 'Kia ora,\n\nwhen can we bring our gear in, and is there room for a trailer?',
      },
      {
        from: 'staff',
        hoursBefore: 26,
        body: 'Kia ora! The doors open two hours before the start. A trailer can stand behind the venue until then.',
      },
      { from: 'participant', hoursBefore: 25, body: 'Ka pai, that is all we needed.' },
    ],
  },
  {
    subject: 'Where the judges meet',
    isAboutEvent: true,
    status: 'open',
    messages: [
      {
        from: 'judge',
        hoursBefore: 7,
        body: 'Where do we meet, and is there somewhere quiet to write?',
      },
      {
        from: 'staff',
        hoursBefore: 5,
        body: 'At the front desk, half an hour before the start. The room behind it is yours all day.',
      },
    ],
  },
  {
    subject: 'Photos of last year',
    isAboutEvent: false,
    status: 'closed',
    messages: [
      {
        from: 'staff',
        hoursBefore: 296,
        body: 'May we use your photos of last year in the programme?',
      },
      { from: 'collaborator', hoursBefore: 293, body: 'Yes, please do. My name under them is enough.' },
      { from: 'staff', hoursBefore: 292, body: 'Thank you, it will be there.' },
    ],
  },
];
