import { helpText, type HelpPage } from '../HelpPage';

/** How entries come in: from the invitation to the decision. */
export const enteringPages: readonly HelpPage[] = [
  {
    id: 'decideEntries',
    screens: ['DecisionDesk', 'EntriesList', 'EntryProfile'],
    collections: ['entries', 'decisionMails'],
    roles: ['staff'],
    picture: { role: 'staff', path: '/events/{event}/decide' },
    text: helpText({
      title: 'Decide who takes part',
      purpose:
        'You accept or decline the {entries} that came in, or put them on the waiting list. The schools see nothing until you send it.',
      steps: [
        'Open the {event} and press **Decide**.',
        'Read the {entry}, then press **Accept**, **Decline** or the waiting list.',
        'Made a mistake? Press **Undo the last decision**.',
        'Press **Show the emails** to read what the schools will get.',
        'Send the decisions. Each school gets one email.',
      ],
      problems: [
        'The {event} is full: put the {entry} on the waiting list. When a place is free, **Next on the waiting list: {name}|entry** is shown.',
        'You sent the wrong decision: open the {entry}, press **Decide again** and write to the school.',
      ],
      picture: 'The places that are left, and the button that sends the decisions.',
    }),
  },
  {
    id: 'enterEntry',
    screens: ['BeginEntry', 'EnterEntry', 'EntriesList', 'EntryProfile'],
    collections: ['entries'],
    roles: ['participant', 'collaborator', 'staff'],
    picture: { role: 'participant', path: '/entries/{ownEntry}' },
    text: helpText({
      title: 'Enter your {entry}',
      purpose:
        'You tell the organisers who takes part and what you bring. You can stop at any time and continue later, on any device.',
      steps: [
        'On your start page, press **Enter {one}|entry** next to the {event}.',
        'Fill in each step and press **Next**. What you type is saved.',
        'Add the {participants} **One by one**, or press **Paste a list** and copy them from a spreadsheet.',
        'Read **Check and send**. What is missing appears here.',
        'Press **Submit**. The organisers decide and tell you by email.',
      ],
      problems: [
        'You cannot submit: open **Check and send** and follow each line to what is missing.',
        'Entries are closed: write to the organisers under **Messages**. They can still let you in.',
        'You were invited to help: only those who invited you can submit.',
      ],
      picture: 'The page of one {entry} that is not submitted yet, with the button to submit it.',
    }),
  },
  {
    id: 'consents',
    screens: ['ParticipantProfile', 'ParticipantsList'],
    collections: ['participants'],
    roles: ['staff', 'participant', 'collaborator'],
    text: helpText({
      title: 'Ask guardians for consent',
      purpose:
        'Everyone under 18 needs the yes of a guardian. Guardians answer by a link, without an account.',
      steps: [
        'Open the {entry} and go to **Consents**.',
        'Press **Send link**, and type the email of the guardian if it is missing.',
        'The guardian opens the email, selects yes or no and presses **Send my answers**.',
        'Has a guardian signed on paper? Press **Paper answer** and copy what they signed.',
      ],
      problems: [
        'No answer has come: press **Send again**. The newest link is the one that works.',
        'A guardian changes their mind: the same link lets them press **Withdraw all consent**.',
        'The list says **Not all yes**: ask the guardian before you plan with this {participant}.',
      ],
    }),
  },
  {
    id: 'readEntries',
    screens: [
      'EntriesList',
      'EntryProfile',
      'ParticipantsList',
      'ParticipantProfile',
      'BeginEntry',
      'EnterEntry',
    ],
    collections: ['entries', 'participants'],
    roles: ['judge'],
    text: helpText({
      title: 'Read about the {entries}',
      purpose: 'You see the {entries} that you judge, and who takes part in them.',
      steps: [
        'Search by name, or filter by the {event}.',
        'Open the {entry} to read what it brings.',
        'To score, open **Judging**.',
      ],
      problems: [
        'You know someone in it: open your score sheet and press **Step aside**.',
        'You cannot change anything here: schools enter, and the office decides.',
      ],
    }),
  },
  {
    id: 'eligibility',
    screens: ['EligibilityRules', 'EligibilityRuleProfile'],
    collections: ['eligibilityRules'],
    roles: ['staff', 'participant'],
    text: helpText({
      title: 'Rules of who can enter',
      purpose: 'The rules of the season are checked before each {entry} is submitted.',
      steps: [
        'Read the rule **In plain words**.',
        'On your {entry}, open **Ready to submit?** to see which rules are met.',
        'If there is a good reason, press **Ask the office**. The office can press **Waive**.',
      ],
      problems: [
        'A rule says that someone is too old: check the date of birth first.',
        'A rule changed after you submitted: yours was **Checked with** the version of that day.',
      ],
    }),
  },
  {
    id: 'schoolJoins',
    screens: ['AccountRequestProfile'],
    collections: ['accountRequests'],
    roles: ['staff'],
    text: helpText({
      title: 'Let a school join',
      purpose:
        'A teacher asked for an account on the public season page. You check who they are and invite them.',
      steps: [
        'Open the request under **Account requests**.',
        'Compare name, email and school with what you know.',
        'Press **Confirm and invite**. Is the school new? Press **Add the school and invite**.',
        'The teacher gets an email, sets a password and can enter.',
      ],
      problems: [
        'You do not know the person: decline the request. They get your reason by email.',
        'The email did not arrive: open the person under **Invitations** and press **Resend activation**.',
      ],
    }),
  },
  {
    id: 'invitePeople',
    screens: ['InvitationProfile'],
    collections: ['userActivations', 'collaborators'],
    roles: ['staff', 'participant'],
    picture: { role: 'admin', path: '/invitations' },
    text: helpText({
      title: 'Invite people',
      purpose: 'You let others work here: staff and judges in the office, colleagues on your own {entry}.',
      steps: [
        'For a colleague, open your {entry}, go to **Co-workers** and press **Invite**.',
        'Type their email, and select whether they see or edit.',
        'For staff and judges, add an invitation under **Invitations** with the right role.',
        'They open the email, press **Activate** and choose a password.',
      ],
      problems: [
        'The link has expired: press **Invite again** or **Resend activation**.',
        'They already have an account: the same email asks them to join with it.',
      ],
      picture: 'The invitations, with who has accepted theirs and who has not.',
    }),
  },
];
