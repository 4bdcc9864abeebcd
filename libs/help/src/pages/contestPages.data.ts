import { helpText, type HelpPage } from '../HelpPage';

/** The contest: from its stages to the certificates. */
export const contestPages: readonly HelpPage[] = [
  {
    id: 'judgeNight',
    screens: ['Judging', 'ScoreSheet', 'DeviceCheck'],
    collections: ['scoreSheets'],
    roles: ['judge'],
    hasCard: true,
    picture: { role: 'judge', path: '/judging/{stage}/{entry}' },
    text: helpText({
      title: 'Judge a night',
      purpose: 'You score each {entry} by the criteria and sign your sheet. It works without network.',
      steps: [
        'Open **Judging** before the show, so that all is on your device.',
        'Choose the {entry} that is on stage, and give a score for each criterion. Scores are saved immediately.',
        'Write a comment where the sheet asks for one. Those who entered read it after the results are released.',
        'Use **My notes** for yourself. No one else reads them.',
        'Read it again, then press **Sign**. A signed sheet counts.',
      ],
      problems: [
        'You know someone in the {entry}: press **Step aside**. Your scores for it do not count.',
        'You signed too soon: ask the head judge to open the sheet again.',
        'There is no network: keep scoring. It is stored on this device and sent later.',
        'Your scores are not taken any more, such as after the judging is closed: press **Hand over**. The head judge then decides.',
        'The list is empty: the office has not put you on a panel yet.',
      ],
      picture:
        'The score sheet of one {entry}: the total, the button to sign, and a mark for each criterion.',
    }),
  },
  {
    id: 'leadPanel',
    screens: ['JudgingDesk', 'JudgingPrint', 'HandedOverProfile'],
    collections: ['panelJudges', 'handedOverWork'],
    roles: ['staff', 'judge'],
    picture: { role: 'judge', path: '/stages/{stage}/judging' },
    text: helpText({
      title: 'Lead a panel',
      purpose: 'You see how far the judges are, and release the results when all is signed.',
      steps: [
        'Open the {event}, then the stage, and press **Open the panel**.',
        'Watch **Score sheets**: who has not started, and who has signed.',
        'Look at **Where judges differ**, and talk about it before you go on.',
        'Does a sheet have to change? Press **Open again** and give the reason.',
        'When the judging is closed, press **Release the results**.',
      ],
      problems: [
        'A judge falls ill: press **Replace** and select who judges instead. Signed sheets stay.',
        'A judge handed over scores: read them and press **Take over**, or **Dismiss** with a reason.',
        'A tablet may fail: press **Print** before the evening and take empty score sheets along.',
        'Two share the place at the line: choose who goes on, then release.',
        'One {entry} did not come: press **Take out** at its line.',
      ],
      picture: 'The judging desk: how many sheets each judge has signed.',
    }),
  },
  {
    id: 'setUpContest',
    screens: ['StageProfile', 'RubricsList', 'RubricProfile'],
    collections: ['stages', 'rubrics', 'progressionRules'],
    roles: ['staff', 'judge'],
    picture: { role: 'staff', path: '/stages/{stage}' },
    text: helpText({
      title: 'Set up a stage of the contest',
      purpose: 'A stage is one go of the contest: its {entries}, its rubric and its panel of judges.',
      steps: [
        'Under **Rubrics**, write the criteria and press **Put in use**.',
        'Open the stage and press **Select a rubric**.',
        'Press **Add acts** and **Add judges**. Make one of them head judge.',
        'Under **Progression**, press **Add a rule** for each way on, such as the first two to the final.',
        'Read **Before judging can start**. When nothing is missing, press **Start judging**.',
        'After the last {entry}, press **Close judging**.',
      ],
      problems: [
        'Someone is not in the list of judges: give them the role of a judge first.',
        'A finalist gives up the place: open **How acts go on** and put in the next in line.',
      ],
      picture: 'A stage of the contest: what it is part of, and the buttons that change it.',
    }),
  },
  {
    id: 'ceremony',
    screens: ['CeremonyRemote', 'Ceremony'],
    roles: ['staff', 'judge'],
    text: helpText({
      title: 'Run the ceremony',
      purpose: 'You reveal the results on the projector, one press at a time.',
      steps: [
        'Close the judging. Then press **Open the ceremony** on the judging desk.',
        'Press **Open the projector page**, move that window to the projector and make it full screen.',
        'Press **Next** for each step. You see what comes before the hall does.',
        'With **Release the results with the last step**, everyone can read them after the winner is shown.',
      ],
      problems: [
        'Something went wrong: press **Freeze**. The projector stays as it is while you sort it out.',
        'Your device fails: open the ceremony on another one and press **Take over**.',
      ],
    }),
  },
  {
    id: 'results',
    screens: ['ResultProfile'],
    collections: ['stageEntries', 'resultVersions'],
    roles: ['staff', 'judge'],
    picture: { role: 'staff', path: '/result-versions/{result}' },
    text: helpText({
      title: 'Announce results',
      purpose:
        'Until the release only the panel knows the results. After it, schools read their place and their comments.',
      steps: [
        'On the judging desk, read **Results so far** and the reasons.',
        'Press **Release the results**, or **Plan the release** for a day and a time.',
        'Press **Save the protocol** and keep it with your papers.',
        'Press **Press list (CSV)** for the newspapers.',
      ],
      problems: [
        'A place is wrong: change it on the judging desk with a reason. A corrected version is released, and the first one stays.',
        'The planned release did not happen: a sheet was not signed, or the judging was open.',
      ],
      picture: 'A released result, with what it is the result of.',
    }),
  },
  {
    id: 'certificates',
    screens: ['ResultProfile'],
    collections: ['stageEntries'],
    roles: ['participant', 'collaborator', 'staff'],
    text: helpText({
      title: 'Results and certificates',
      purpose: 'You read how your {entry} did, what the judges wrote, and print its certificate.',
      steps: [
        'Open your {entry} and go to **Stages and results**.',
        'Open the result. **What the judges wrote** is below the place.',
        'Press **Certificate**. The office can make all of a stage by **Certificates**.',
      ],
      problems: [
        'There is no result yet: it is shown once the results are released.',
        'A name on the certificate is wrong: correct it on the page of the {participant}, then press **Certificate** again.',
      ],
    }),
  },
  {
    id: 'vote',
    screens: ['StageProfile', 'VoteCards'],
    roles: ['staff'],
    text: helpText({
      title: 'Vote of the audience',
      purpose:
        'People in the hall vote for one {entry} with their phones. For whom stays secret until the results are released.',
      steps: [
        'Open the stage and go to **Vote of the audience**.',
        'Choose who has a vote: each phone, each **Printed card** or each **Ticket**. Print cards before the doors open.',
        'Press **Open the vote**. You can set when it **Closes automatically at**.',
        'Show the QR code on the screen in the hall.',
        'Press **Close the vote** before the ceremony.',
      ],
      problems: [
        'Phones see no vote: the {event} is not public yet. Publish it.',
        'You closed it too soon: press **Open it again**.',
      ],
    }),
  },
];
