import { helpText, type HelpPage } from '../HelpPage';

/** Pages that everyone has: the start page, lists, messages and the account. */
export const ownPages: readonly HelpPage[] = [
  {
    id: 'importFile',
    screens: ['RecordList'],
    roles: ['staff'],
    picture: { role: 'staff', path: '/crm/individuals', press: 'Import…' },
    text: helpText({
      title: 'Import a file',
      purpose:
        'You bring many records from a spreadsheet. Nothing is saved before you have seen what would happen.',
      steps: [
        'Open the list and press **Import…**. Choose a CSV file or an Excel workbook.',
        'Under **Which column goes where?**, choose a field for each column.',
        'Press **Check the rows** and read what is invalid.',
        'Import the good rows. Press **Download the rows with errors**, correct them and import that file.',
      ],
      problems: [
        'You imported the wrong file: press **Undo the import**.',
        'Letters with macrons look wrong: save the file as UTF-8 and import it again.',
      ],
      picture: 'The first step of an import: a button to choose a file.',
    }),
  },
  {
    id: 'exportData',
    screens: ['RecordList'],
    roles: ['staff'],
    text: helpText({
      title: 'Export a list',
      purpose: 'You take a list out as a spreadsheet or on paper.',
      steps: [
        'Search and filter until the list shows what you need.',
        'Press **Columns** to choose what is in the file.',
        'Press **Export…** and choose **Excel (XLSX)**, **CSV** or PDF.',
      ],
      problems: [
        'The list is too long for a file: filter it and take it in parts.',
        'A column is missing: your role cannot read that field.',
      ],
    }),
  },
  {
    id: 'officeWork',
    collections: [
      'employees',
      'shifts',
      'teams',
      'absences',
      'workDocuments',
      'suppliers',
      'relations',
      'contactNotes',
      'projects',
      'projectTasks',
      'milestones',
      'scheduleEvents',
    ],
    roles: ['staff'],
    text: helpText({
      title: 'Staff, shifts and projects',
      purpose: 'The office plans its own work here: who works when, with whom, and what is to do.',
      steps: [
        'Open the list in **Office** and add a record.',
        'Give a shift its day, its times and its person. **Tonight** shows shifts without a person.',
        'After the shift, press **Mark worked**.',
      ],
      problems: [
        'Someone has two shifts at the same time: the record says so when you save it.',
        'You cannot find an old record: remove the filter that hides it.',
      ],
    }),
  },
  {
    id: 'learning',
    screens: ['AchievementProfile', 'MentorMatching', 'MyCreatives'],
    collections: [
      'mentors',
      'achievementInstances',
      'achievementTemplates',
      'achievementTypes',
      'microBadges',
      'creativeFields',
      'disciplines',
      'genders',
    ],
    roles: ['staff', 'judge', 'participant', 'collaborator'],
    text: helpText({
      title: 'Mentors and achievements',
      purpose: 'A mentor goes with a creative through the year. Each step reached is an achievement.',
      steps: [
        'Staff open **Mentor matching**, look at who fits and press **Assign**.',
        'Mentors find theirs under **My creatives**.',
        'Press **Propose as reached** and give a link or a note. The office decides.',
        'A badge can be shown to others: press **Make a public badge**.',
      ],
      problems: [
        'A mentor cannot be assigned: **Police check is not valid**. Renew it first.',
        'It was sent back to you: read what is still missing, add it and propose it again.',
      ],
    }),
  },
  {
    id: 'start',
    screens: ['ParticipantDashboard', 'HelpCard', 'AttachmentDownload', 'ComposedPage', 'HandedOverProfile'],
    roles: ['staff', 'judge', 'participant', 'collaborator'],
    picture: { role: 'participant', path: '/dashboard' },
    text: helpText({
      title: 'Your start page',
      purpose: 'What is next for you: your {entries}, your times, your tasks and what is new.',
      steps: [
        'Press a card to go to what it shows.',
        'Look at **Your next calls** for when and where you have to be.',
        'Press **Search** to find any page, record or command.',
        'Press the ? key, or **Help** at the top, on any page.',
      ],
      problems: [
        'Something is missing here: you may have another account, or not be invited yet. Ask the organisers.',
        'You are offline: what you do is stored on this device and sent when the network is back.',
      ],
      picture: 'The start page: what there is to do, and what comes next.',
    }),
  },
  {
    id: 'findEvents',
    screens: [
      'EventsCentre',
      'EventProfile',
      'DatedList',
      'PerformanceProfile',
      'VenueCentre',
      'VenueProfile',
      'SpaceProfile',
    ],
    collections: ['events', 'performances', 'venues', 'spaces'],
    roles: ['judge', 'participant', 'collaborator'],
    picture: { role: 'staff', path: '/schedule' },
    text: helpText({
      title: 'Find times and places',
      purpose: 'You see when and where each {event} is.',
      steps: [
        'Open the {event}. Its days and its {venue} are at the top.',
        'Open a {performance} to read its running order, as soon as it is announced.',
        'Open the {venue} and press **Open in a map app** to find the way.',
      ],
      problems: [
        'There is no time yet: times are shown once they are announced.',
        'A time is in another zone than yours: times are those of the {venue}.',
      ],
      picture: 'Appointments, each with its time and its status.',
    }),
  },
  {
    id: 'toDo',
    screens: ['ToDo', 'OwnTask', 'AnswerProfile', 'NewAnswer', 'TaskFormsList', 'TaskFormProfile'],
    collections: ['tasks', 'formInstances', 'formDefinitions'],
    roles: ['participant', 'judge', 'collaborator'],
    picture: { role: 'participant', path: '/tasks' },
    text: helpText({
      title: 'Your tasks and forms',
      purpose: 'What the organisers still need from you, and by when.',
      steps: [
        'Open **To do** and choose what is due first.',
        'Press **Fill in**. Each answer is saved as you type.',
        'Press **Check your answers**, then **Submit**.',
      ],
      problems: [
        '**The organisers ask for a change**: read what, correct it and submit again.',
        'Two people wrote at the same time: choose which answer stays.',
      ],
      picture: 'The tasks of a user, with the date by which each is due.',
    }),
  },
  {
    id: 'findPeople',
    screens: ['PersonProfile', 'OrganisationProfile'],
    collections: ['individuals', 'organizationStructures'],
    roles: ['participant', 'judge', 'collaborator'],
    text: helpText({
      title: 'People and {organisations}',
      purpose: 'You find the people of your own {organisation}, and {organisations} that take part.',
      steps: ['Search by name, and open the record.', 'You can change what is your own: press **Edit**.'],
      problems: [
        'Something about you is wrong and you cannot change it: write to the organisers under **Messages**.',
        'You see only a few people: everyone sees those whom they work with.',
      ],
    }),
  },
  {
    id: 'messages',
    screens: [
      'Messaging',
      'ConversationProfile',
      'MessageProfile',
      'MessageReports',
      'Announcements',
      'AnnouncementProfile',
      'ResourcesList',
      'ResourceProfile',
    ],
    collections: ['conversations', 'conversationMembers', 'messages', 'announcements', 'resources'],
    roles: ['staff', 'judge', 'participant', 'collaborator'],
    picture: { role: 'participant', path: '/conversations' },
    text: helpText({
      title: 'Messages and announcements',
      purpose: 'You write to the organisers and to the people you work with, and read what is new.',
      steps: [
        'Press **New conversation**, choose who it is **To** and write.',
        'Press **Reply** to answer one message. Type @ to call someone by name.',
        'Is it too much? Press **Mute**, or set **Quiet hours** for your notifications.',
        'Announcements of the organisers are under **Announcements**, files under **Resources**.',
      ],
      problems: [
        'A message hurts or frightens you: press **Report**. The organisers read it.',
        'You cannot write to someone alone: an adult and a student are never alone in a conversation. Add another adult.',
      ],
      picture: 'The conversations of a user, the latest first.',
    }),
  },
  {
    id: 'account',
    screens: ['Account', 'UpdatePassword', 'NotificationSettings'],
    roles: ['staff', 'judge', 'participant', 'collaborator'],
    picture: { role: 'participant', path: '/account' },
    text: helpText({
      title: 'Your account',
      purpose: 'Your password, where you are signed in, and what you are notified of.',
      steps: [
        'Under **Your password**, press **Change Password**.',
        'Turn on **Two-step sign-in**, or press **Add a passkey**.',
        'Keep the **Recovery codes** in a safe place.',
        'Choose what comes by email and on your devices.',
      ],
      problems: [
        'You lost a device: press **Sign out everywhere else**, then change your password.',
        'You forgot your password: sign out and press **Forgot password?**.',
      ],
      picture: 'The account of a user: the photo, then the password.',
    }),
  },
  {
    id: 'lists',
    screens: ['RecordList', 'RecordProfile'],
    roles: ['staff', 'judge', 'participant', 'collaborator'],
    picture: { role: 'staff', path: '/entries' },
    text: helpText({
      title: 'Find and change records',
      purpose: 'A list shows all records of one kind that you can see. Open one to read or change it.',
      steps: [
        'Type into the search, or choose filters and **Sort by**.',
        'Open a record and press **Edit**. Press **Save** when you are done.',
        'To change many, tick their rows and press **Change status**.',
        'Press **Save as new view…** to find the same list again.',
      ],
      problems: [
        'Nothing is found: press **Clear all**.',
        'You changed the wrong thing: press **Undo** right after, or look at **History**.',
        'A button is missing: your role cannot do that. Ask the office.',
      ],
      picture: 'A list with its search, views, filters and options above it.',
    }),
  },
];
