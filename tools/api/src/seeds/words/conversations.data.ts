import type { ReactionEmoji } from '@callboard/api-contract/messaging';
import type { SeedAccount } from '../seedRows';

type Speaker = SeedAccount['role'];

/** Message of a user, and how long before the day that the seeds call today. `{staff}` in a text is the name of that account. */
export interface SeedMessage {
  from: Speaker;
  hoursBefore: number;
  body: string;
  /** The message that it answers, by its number. */
  repliesTo?: number;
  mentions?: readonly Speaker[];
  reactions?: Partial<Record<ReactionEmoji, readonly Speaker[]>>;
  /** Its text after it was edited, and when. */
  edited?: { body: string; afterHours: number };
  /** It was deleted so much later: its text is what the history has. */
  deletedAfterHours?: number;
}

export interface SeedConversation {
  subject: string;
  isAboutEvent: boolean;
  status: 'open' | 'closed';
  /** Why only staff can write. */
  lockReason?: string;
  /** Members of it who have not written. */
  alsoIn?: readonly Speaker[];
  /** How many of the last messages a member has not read. */
  unread?: Partial<Record<Speaker, number>>;
  messages: readonly SeedMessage[];
}

/** Conversations of people in a season, in any contest. The first to write began it. */
export const seedConversations: readonly SeedConversation[] = [
  {
    subject: 'Getting in on the day',
    isAboutEvent: true,
    status: 'open',
    alsoIn: ['admin'],
    unread: { participant: 2, admin: 1 },
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
        repliesTo: 1,
        reactions: { '👍': ['participant', 'admin'] },
      },
      { from: 'participant', hoursBefore: 25, body: 'Ka pai, that is all we needed.' },
      {
        from: 'participant',
        hoursBefore: 24,
        body: 'One more thing: can our parents come in with us to help carry?',
      },
      {
        from: 'admin',
        hoursBefore: 22,
        body: 'Two adults for each group, please. They get a wristband at the front desk.',
        repliesTo: 4,
        reactions: { '🙏': ['participant'], '✅': ['staff'] },
      },
      {
        from: 'staff',
        hoursBefore: 3,
        body: '@{participant} have you sent us their names?',
        mentions: ['participant'],
      },
      {
        from: 'staff',
        hoursBefore: 2,
        body: 'The car park fills up early, so come before five if you can.',
        edited: {
          body: 'The car park fills up early, so come before four if you can.',
          afterHours: 1,
        },
      },
    ],
  },
  {
    subject: 'Where the judges meet',
    isAboutEvent: true,
    status: 'open',
    alsoIn: ['admin'],
    unread: { judge: 1, admin: 2 },
    messages: [
      {
        from: 'judge',
        hoursBefore: 31,
        body: 'Where do we meet, and is there somewhere quiet to write?',
      },
      {
        from: 'staff',
        hoursBefore: 30,
        body: 'At the front desk, half an hour before the start. The room behind it is yours all day.',
        repliesTo: 1,
        reactions: { '🙏': ['judge'] },
      },
      { from: 'judge', hoursBefore: 28, body: 'Thank you. I am vegetarian, in case there is lunch.' },
      { from: 'staff', hoursBefore: 27, body: 'There is, and it is noted.', repliesTo: 3 },
      {
        from: 'judge',
        hoursBefore: 9,
        body: 'My train is at six. Could the briefing be short?',
      },
      {
        from: 'staff',
        hoursBefore: 5,
        body: 'Fifteen minutes. The sheets are ready in your list of forms, and you can fill them in on your phone.',
        repliesTo: 5,
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
      {
        from: 'collaborator',
        hoursBefore: 293,
        body: 'Yes, please do. My name under them is enough.',
        reactions: { '❤️': ['staff'] },
      },
      { from: 'staff', hoursBefore: 292, body: 'Thank you, it will be there.' },
    ],
  },
  {
    subject: 'Volunteers on the day',
    isAboutEvent: true,
    status: 'open',
    unread: { admin: 3, collaborator: 1 },
    messages: [
      {
        from: 'staff',
        hoursBefore: 171,
        body: 'We need six people: two at the door, two behind the scenes, one for first aid and one for the car park.',
      },
      {
        from: 'collaborator',
        hoursBefore: 169,
        body: 'I can take the door from three until the end.',
        repliesTo: 1,
        reactions: { '🎉': ['staff'] },
      },
      { from: 'admin', hoursBefore: 166, body: 'My sister has a first aid certificate. I will ask her.' },
      { from: 'staff', hoursBefore: 165, body: 'Wonderful.', reactions: { '❤️': ['admin', 'collaborator'] } },
      {
        from: 'judge',
        hoursBefore: 150,
        body: 'I know two students of drama who would love to be behind the scenes.',
      },
      {
        from: 'staff',
        hoursBefore: 149,
        body: 'Please send me their names and an address, and I invite them.',
        repliesTo: 5,
      },
      { from: 'judge', hoursBefore: 146, body: 'Their names and phone numbers are', deletedAfterHours: 1 },
      {
        from: 'judge',
        hoursBefore: 145,
        body: 'Sorry, that should not stand here. You have them by mail.',
        reactions: { '👍': ['staff'] },
      },
      { from: 'staff', hoursBefore: 144, body: 'Got them, thank you. They have their invitations.' },
      {
        from: 'admin',
        hoursBefore: 98,
        body: 'She says yes! First aid is done.',
        repliesTo: 3,
        reactions: { '🎉': ['staff', 'collaborator', 'judge'] },
      },
      { from: 'collaborator', hoursBefore: 74, body: 'Do we wear something so that people recognise us?' },
      {
        from: 'staff',
        hoursBefore: 73,
        body: 'Yellow vests. They lie at the front desk, with your name on them.',
        repliesTo: 11,
        reactions: { '😂': ['collaborator'] },
      },
      {
        from: 'judge',
        hoursBefore: 72,
        body: 'Not the judges, I hope.',
        reactions: { '😂': ['staff', 'admin', 'collaborator'] },
      },
      {
        from: 'staff',
        hoursBefore: 50,
        body: '@{collaborator} could you come at half past two? The queue was long last year.',
        mentions: ['collaborator'],
      },
      {
        from: 'collaborator',
        hoursBefore: 48,
        body: 'Half past two is fine.',
        repliesTo: 14,
        reactions: { '🙏': ['staff'] },
      },
      {
        from: 'staff',
        hoursBefore: 20,
        body: 'Only the car park is open now. Does anyone have a neighbour with a loud voice?',
      },
      {
        from: 'collaborator',
        hoursBefore: 18,
        body: 'My neighbour sings in a choir. I will ask.',
        reactions: { '👏': ['staff'] },
      },
      { from: 'judge', hoursBefore: 6, body: 'We could also put up signs.' },
      { from: 'staff', hoursBefore: 4, body: 'We do both. Thank you all!', reactions: { '🎉': ['judge'] } },
    ],
  },
  {
    subject: 'Your entry: two questions',
    isAboutEvent: true,
    status: 'open',
    alsoIn: ['admin'],
    messages: [
      {
        from: 'staff',
        hoursBefore: 340,
        body: 'Kia ora @{participant}, we read your entry with joy. Two questions: who is your contact on the day, and may we show photos of you?',
        mentions: ['participant'],
      },
      {
        from: 'participant',
        hoursBefore: 318,
        body: 'I am, with my colleague as the second. Both our numbers are in the entry now.',
        repliesTo: 1,
      },
      {
        from: 'participant',
        hoursBefore: 317,
        body: 'Photos: everybody said yes but one. Is that a problem?',
      },
      {
        from: 'staff',
        hoursBefore: 316,
        body: 'Not at all. Set it for each person in the entry, and our photographer gets the list.',
        repliesTo: 3,
        reactions: { '✅': ['participant'] },
      },
      { from: 'participant', hoursBefore: 300, body: 'Done.', reactions: { '🎉': ['staff', 'admin'] } },
    ],
  },
  {
    subject: 'One more student after we submitted',
    isAboutEvent: true,
    status: 'open',
    alsoIn: ['participant'],
    unread: { participant: 1 },
    messages: [
      {
        from: 'teacher',
        hoursBefore: 54,
        body: 'Kia ora, a student came back from exchange and would love to join. Can we add somebody after we submitted?',
      },
      {
        from: 'staff',
        hoursBefore: 51,
        body: 'Yes, until entries close. Open the entry, choose Members, and add them there. Their guardian is then asked by mail.',
        repliesTo: 1,
      },
      {
        from: 'teacher',
        hoursBefore: 49,
        body: 'Found it. @{participant} has the email of the guardian, so I leave that to our office.',
        mentions: ['participant'],
        reactions: { '👍': ['staff'] },
      },
    ],
  },
  {
    subject: 'House rules for messages',
    isAboutEvent: false,
    status: 'open',
    lockReason: 'These are the rules. Ask about them in a conversation of your own.',
    alsoIn: ['judge', 'collaborator', 'participant', 'teacher', 'staff'],
    unread: { participant: 1, collaborator: 1 },
    messages: [
      {
        from: 'admin',
        hoursBefore: 700,
        body: 'Write as you would speak in front of everybody. Organisers can read all that is written here, and an adult and a student are never alone in a conversation. If a message upsets you, report it: only the organisers see that.',
        reactions: { '👍': ['staff', 'judge'], '👏': ['collaborator'] },
      },
    ],
  },
  {
    subject: 'Running order',
    isAboutEvent: true,
    status: 'open',
    alsoIn: ['collaborator'],
    unread: { judge: 2, collaborator: 3 },
    messages: [
      {
        from: 'admin',
        hoursBefore: 80,
        body: 'The running order is out. Please look at the breaks: are they long enough to finish your sheets?',
      },
      {
        from: 'judge',
        hoursBefore: 77,
        body: 'Five minutes after each group are enough, ten before the last.',
        repliesTo: 1,
      },
      {
        from: 'staff',
        hoursBefore: 76,
        body: 'Then we move the last group by five minutes.',
        repliesTo: 2,
        reactions: { '👍': ['admin', 'judge'] },
      },
      {
        from: 'admin',
        hoursBefore: 52,
        body: 'Changed. Everyone concerned got a notification.',
        reactions: { '✅': ['staff'] },
      },
      {
        from: 'staff',
        hoursBefore: 7,
        body: 'One group asks for another slot because of their bus. I look at it tonight.',
      },
      {
        from: 'admin',
        hoursBefore: 6,
        body: 'The bus comes at seven, so anything before half past six works.',
        repliesTo: 5,
        reactions: { '👀': ['staff'] },
      },
    ],
  },
];
