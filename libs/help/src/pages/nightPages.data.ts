import { helpText, type HelpPage } from '../HelpPage';

/** The day of a performance: from its running order to its end. */
export const nightPages: readonly HelpPage[] = [
  {
    id: 'runShow',
    screens: ['RunShow', 'ShowScreens', 'Tonight', 'StagesTonight', 'DeviceCheck'],
    collections: ['showSteps'],
    roles: ['staff'],
    hasCard: true,
    picture: { role: 'staff', path: '/performances/{performance}/show' },
    text: helpText({
      title: 'Run the show',
      purpose:
        'You start and end each item, so that everyone sees what is on stage and how late it is. It works without network.',
      steps: [
        'Open the {performance} from **Tonight** and press **Run this show**. One person runs it at a time.',
        'When the next {entry} is waiting at the side, mark it **Ready in the wings**.',
        'Press start when it starts and end when it is over.',
        'Is there a delay? Press **Hold the show**, then **Continue**.',
        'Someone is not ready: press **Swap places…**, or **Skip** and give the reason.',
        'At the end, **Log of the night** says what was late and why.',
      ],
      problems: [
        'You pressed the wrong button: undo the last step. Times go back too.',
        'There is no network: keep going. Steps are stored on this device and sent later.',
        'Another person runs the show: press **Run this show** to take it over.',
      ],
      picture: 'The show before it starts: how late it is, and the button to run it.',
    }),
  },
  {
    id: 'followShow',
    screens: ['RunShow', 'ShowScreens', 'EventPrint', 'PerformancePrint'],
    roles: ['participant', 'collaborator', 'judge'],
    text: helpText({
      title: 'Follow the show',
      purpose: 'You see what is on stage now and when it is your turn.',
      steps: [
        'Open the {performance} and press **Follow the show**.',
        'Times move automatically when the show is late.',
        'Show the **Code for the stage door** there, and your {entry} counts as here.',
      ],
      problems: [
        'No times are shown: the organisers have not announced the {performance} yet.',
        'You will be late: call the person whose number is on the **Call sheet**.',
      ],
    }),
  },
  {
    id: 'stageDoor',
    screens: ['StageDoor'],
    roles: ['staff'],
    hasCard: true,
    picture: { role: 'staff', path: '/performances/{performance}/stage-door' },
    text: helpText({
      title: 'Check in at the stage door',
      purpose:
        'You note who has arrived, so that the stage manager knows who can go on. It works without network.',
      steps: [
        'Open the {performance} and press **Stage door**.',
        'Press **Scan the code of an act**, or type a name into **Find an act or a person**.',
        'Press **All here** when everyone has come. Otherwise tick each person.',
        'Press **Hide acts that are all here** to see who is still to come.',
      ],
      problems: [
        'The code does not fit: it is of another show. Find the {entry} by its name.',
        'Nothing can be checked in: the {performance} is not announced yet.',
      ],
      picture: 'The stage door: how many have arrived, and how to check in the next one.',
    }),
  },
  {
    id: 'runSheet',
    screens: ['EventPrint', 'PerformancePrint'],
    roles: ['staff'],
    picture: { role: 'staff', path: '/events/{event}' },
    text: helpText({
      title: 'Lay out the day',
      purpose: 'You give each {entry} its time slot, with intervals, and print what the team needs.',
      steps: [
        'Open the {event} or the {performance} and go to **Running order**.',
        'Drag each {entry} to its place, or press **Place…**. Alt and an arrow key move it too. **Board** shows the day to scale.',
        'Press **Draw the order** to draw by lot, and write down the seed. On the board, **Plan the day** finds the places.',
        'Press **Add an interval, MC or awards** for anything that is not one of the {entries}.',
        'Press **Release timetable…** to email everyone their times. Then announce the {performance}, and press **Print**.',
      ],
      problems: [
        'There is no room: press **Close gap**, or make the {performance} longer.',
        'Someone is in two places at the same time: open **Conflicts** and press **Show repairs**.',
      ],
      picture: 'One {event}: its buttons, and how much of it is still open.',
    }),
  },
  {
    id: 'openDoor',
    screens: ['DoorScreen'],
    roles: ['staff'],
    hasCard: true,
    picture: { role: 'staff', path: '/door' },
    text: helpText({
      title: 'Open the door',
      purpose: 'You let people in with their tickets. Each ticket works once. It works without network.',
      steps: [
        'While you have a network, open **Door** and choose the {performance}. The tickets are loaded onto the device.',
        'Give the door a name, such as Main door, and press **Start**.',
        'Hold the ticket to the camera. Green and **Come in**: let them in.',
        'No phone and no paper? Use **Find by name, number or seat**.',
        'Someone leaves for air: press **Out** and scan their ticket. Press **In** again: it lets them back in.',
      ],
      problems: [
        '**Already in**: read where they came in and when. Send them to the box office.',
        '**Not paid** or **Unknown ticket**: send them to the box office.',
        'There is no network: keep going. Scans wait on the device and are sent later.',
        'You let in the wrong person: press **Undo** in **Last scans here**.',
      ],
      picture: 'The door: the {performances} that are near, one of which is chosen.',
    }),
  },
];
