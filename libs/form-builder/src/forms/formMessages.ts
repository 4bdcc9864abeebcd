import { defineMessages, translate } from '@callboard/language';

/** The texts of the screens of forms and answers. */
export const formMessages = defineMessages({
  title: 'Forms',
  questions: 'Questions',
  preview: 'Preview',
  answers: 'Answers',
  unsaved: 'Not saved yet',
  saved: 'All changes are saved',
  save: 'Save questions',
  savedNow: 'Questions saved',
  discard: 'Discard changes',
  publish: 'Publish',
  publishTitle: (name: string) => translate('Publish {name}?', { name }),
  firstTime: 'From now on it can be filled in. You can change the questions and publish again at any time.',
  nextTime: 'New answers get the new questions. Submitted answers keep the questions that they answered.',
  comeAlong: (count: number) =>
    translate(
      '{count, plural, one {One open answer moves} other {# open answers move}} to the new questions, and nothing is lost.',
      {
        count,
      },
    ),
  wouldLose: (count: number) =>
    translate(
      '{count, plural, one {One answer is} other {# answers are}} still open. Some of what was answered does not fit the new questions:',
      { count },
    ),
  lost: (label: string, count: number) =>
    translate('{label}: {count, plural, one {# answer} other {# answers}}', { label, count }),
  wouldReword: 'Open answers use options that now have other words, or were removed:',
  reworded: (label: string, from: string, to: string, count: number) =>
    translate('{label}: “{from}” is now “{to}” ({count, plural, one {# answer} other {# answers}})', {
      label,
      from,
      to,
      count,
    }),
  removedOption: (label: string, from: string, count: number) =>
    translate('{label}: “{from}” is removed ({count, plural, one {# answer} other {# answers}})', {
      label,
      from,
      count,
    }),
  answersGone: 'These answers were deleted or are not available to you any more',
  changedElsewhere:
    'The answers were changed in another window or by someone else. Look at them, then submit again.',
  whatHappens: 'What should happen to the open answers?',
  keep: 'Leave them with the questions that they were started with',
  carry: 'Move them to the new questions, without the answers that do not fit',
  chooseFirst: 'Choose one of the two first.',
  nothingChanged: 'Nothing has changed since it was published.',
  asksNothing: 'It has no questions yet. Add one first.',
  published: (name: string) => translate('{name} is published', { name }),
  cancel: 'Cancel',
  fillIn: 'Fill in',
  goOn: 'Continue',
  notPublished: 'It has not been published yet',
  notPublishedText: 'Once it is published, the people it is for can fill it in.',
  noAnswers: 'No one has filled it in yet',
  noAnswersText: 'Publish it, or add it to a task, and the answers appear here.',
  exportAnswers: 'Export answers',
  exported: (count: number) =>
    translate('{count, plural, one {# answer} other {# answers}} exported', { count }),
  exportOf: (edition: number) => translate('Version {edition}', { edition }),
  answeredBy: 'Answered by',
  submittedAt: 'Submitted',
  status: 'Status',
  submitted: 'Submitted. Thank you!',
  task: 'Task',
  changeWanted: 'The organisers ask for a change',
  requestChange: 'Ask for a change',
  comment: 'What should change?',
  commentMissing: 'Write what should change.',
  send: 'Send',
  changeSent: 'The change was requested',
  nextToReview: 'Review the next answer',
  addFiles: 'Add files',
  noForm: 'There is nothing to fill in here',
  noFormText: 'The form is not published, or the address is incomplete.',
  closed: 'This was submitted. Ask the organisers to open it again if something has to change.',
});
