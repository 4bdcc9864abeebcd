import { notificationPath, type Notification } from '@callboard/api-contract/notifications';
import type { LanguageCode } from '@callboard/api-contract/languages';
import { fullDayText, fullTimeText } from '../mail/dateTexts';
import { mailTexts } from '../mail/mailTexts';

const texts = mailTexts({
  en: {
    message: (author: string, subject: string) => `${author} wrote in “${subject}”.`,
    mention: (author: string, subject: string) => `${author} mentioned you in “${subject}”.`,
    comment: (author: string, subject: string) => `${author} commented on “${subject}”.`,
    statusChanged: (name: string, status: string) => `${name}: ${status}.`,
    messageReported: (reporter: string, subject: string) => `${reporter} reported a message in “${subject}”.`,
    taskGiven: (event: string, name: string) => `New task for ${event}: ${name}.`,
    taskGivenDue: (event: string, name: string, day: string) => `New task for ${event}: ${name}, due ${day}.`,
    taskDue: (event: string, name: string) => `Not done yet: ${name} for ${event}.`,
    taskDueBy: (event: string, name: string, day: string) =>
      `Not done yet: ${name} for ${event}, due ${day}.`,
    answerChangeRequested: (task: string, name: string, comment: string) =>
      `Please change your answer to “${task}” for ${name}: ${comment}`,
    achievementProposed: (creative: string, achievement: string) =>
      `“${achievement}” was proposed for ${creative}.`,
    achievementReached: (achievement: string) => `You reached “${achievement}”.`,
    achievementReturned: (achievement: string, reason: string) =>
      `Something is missing for “${achievement}”: ${reason}`,
    accepted: (name: string, event: string) => `${name} was accepted for ${event}.`,
    withdrawn: (name: string, event: string) => `${name} was withdrawn from ${event}.`,
    declined: (name: string, event: string) => `${name} was not accepted for ${event}.`,
    waitlisted: (name: string, event: string) => `${name} is on the waiting list of ${event}.`,
    left: (name: string, event: string) => `${name} withdrew from ${event}.`,
    leftBecause: (name: string, event: string, reason: string) =>
      `${name} withdrew from ${event}: “${reason}”.`,
    noneWaits: 'No one is on the waiting list.',
    nextWaits: (next: string) => `Next on the waiting list: ${next}.`,
    movedUp: (next: string) => `${next} moved up from the waiting list.`,
    callRemoved: (name: string, event: string) => `${name} has no time in ${event} any more.`,
    callSet: (name: string, event: string, time: string) => `${name} performs in ${event} on ${time}.`,
    callLate: (name: string, minutes: string, time: string) =>
      `${name} is on stage ${minutes} minutes later than planned, at about ${time}.`,
    placed: (name: string, place: string, stage: string, event: string) =>
      `${name} has place ${place} in ${stage}, ${event}.`,
    unplaced: (name: string, stage: string, event: string) =>
      `The results of ${stage}, ${event}, are out: ${name}.`,
    goesOn: (name: string, next: string) => `${name} goes on to ${next}.`,
    releaseStopped: (stage: string, event: string) =>
      `The results of ${stage}, ${event}, were not released as planned.`,
    releaseOpen: 'Its judging is not closed.',
    releaseMissing: 'Score sheets are not signed.',
    releaseTied: 'Acts share the place at the line.',
    announcement: (title: string) => `News: ${title}.`,
    notReadYet: (title: string) => `Not read yet: ${title}.`,
    accountRequested: (name: string, school: string) => `${name} of ${school} asks for an account.`,
    consentGiven: (member: string, entry: string) => `The guardian of ${member} in ${entry} said yes.`,
    consentWithdrawn: (member: string, entry: string) =>
      `The guardian of ${member} in ${entry} took a yes back.`,
    consentRefused: (member: string, entry: string) => `The guardian of ${member} in ${entry} said no.`,
    mailFailed: (subject: string, to: string) => `The mail “${subject}” to ${to} could not be sent.`,
  },
  mi: {
    message: (author: string, subject: string) => `I tuhi a ${author} i “${subject}”.`,
    mention: (author: string, subject: string) => `I whakahua a ${author} i a koe i “${subject}”.`,
    comment: (author: string, subject: string) => `I tākupu a ${author} mō “${subject}”.`,
    statusChanged: (name: string, status: string) => `${name}: ${status}.`,
    messageReported: (reporter: string, subject: string) =>
      `I pūrongotia e ${reporter} tētahi karere i “${subject}”.`,
    taskGiven: (event: string, name: string) => `He mahi hou mō ${event}: ${name}.`,
    taskGivenDue: (event: string, name: string, day: string) =>
      `He mahi hou mō ${event}: ${name}, me oti hei te ${day}.`,
    taskDue: (event: string, name: string) => `Kāore anō kia oti: ${name} mō ${event}.`,
    taskDueBy: (event: string, name: string, day: string) =>
      `Kāore anō kia oti: ${name} mō ${event}, me oti hei te ${day}.`,
    answerChangeRequested: (task: string, name: string, comment: string) =>
      `Tēnā, whakatikaina tō whakautu ki “${task}” mō ${name}: ${comment}`,
    achievementProposed: (creative: string, achievement: string) =>
      `Kua tūtohutia “${achievement}” mō ${creative}.`,
    achievementReached: (achievement: string) => `Kua tutuki i a koe te whāinga “${achievement}”.`,
    achievementReturned: (achievement: string, reason: string) =>
      `He mea e ngaro ana mō “${achievement}”: ${reason}`,
    accepted: (name: string, event: string) => `Kua whakaaetia a ${name} mō ${event}.`,
    withdrawn: (name: string, event: string) => `Kua unuhia a ${name} i ${event}.`,
    declined: (name: string, event: string) => `Kāore a ${name} i whakaaetia mō ${event}.`,
    waitlisted: (name: string, event: string) => `Kei te rārangi tatari a ${name} mō ${event}.`,
    left: (name: string, event: string) => `Kua puta a ${name} i ${event}.`,
    leftBecause: (name: string, event: string, reason: string) =>
      `Kua puta a ${name} i ${event}: “${reason}”.`,
    noneWaits: 'Kāore he tangata i te rārangi tatari.',
    nextWaits: (next: string) => `Ka whai i te rārangi tatari: ${next}.`,
    movedUp: (next: string) => `Kua piki a ${next} i te rārangi tatari.`,
    callRemoved: (name: string, event: string) => `Kāore he wā mō ${name} i ${event} ināianei.`,
    callSet: (name: string, event: string, time: string) => `Ka whakaari a ${name} i ${event} i te ${time}.`,
    callLate: (name: string, minutes: string, time: string) =>
      `Ka tū a ${name} i te atamira, e ${minutes} meneti te tōmuri i te mahere, i te ${time} pea.`,
    placed: (name: string, place: string, stage: string, event: string) =>
      `Kei te tūranga ${place} a ${name} i ${stage}, ${event}.`,
    unplaced: (name: string, stage: string, event: string) =>
      `Kua puta ngā otinga o ${stage}, ${event}: ${name}.`,
    goesOn: (name: string, next: string) => `Ka haere a ${name} ki ${next}.`,
    releaseStopped: (stage: string, event: string) =>
      `Kāore i tukuna ngā otinga o ${stage}, ${event}, pērā i te mahere.`,
    releaseOpen: 'Kāore anō kia katia te whakawā.',
    releaseMissing: 'Kāore anō kia waitohua ētahi puka kaute.',
    releaseTied: 'E ōrite ana ētahi i te tūranga whakamutunga e haere tonu ai.',
    announcement: (title: string) => `He pānui: ${title}.`,
    notReadYet: (title: string) => `Kāore anō kia pānuitia: ${title}.`,
    accountRequested: (name: string, school: string) => `E tono pūkete ana a ${name} nō ${school}.`,
    consentGiven: (member: string, entry: string) => `I whakaae te kaitiaki o ${member} i ${entry}.`,
    consentWithdrawn: (member: string, entry: string) =>
      `I whakakore te kaitiaki o ${member} i ${entry} i tētahi āe.`,
    consentRefused: (member: string, entry: string) => `Kāore i whakaae te kaitiaki o ${member} i ${entry}.`,
    mailFailed: (subject: string, to: string) => `Kāore i taea te tuku i te īmēra “${subject}” ki ${to}.`,
  },
});

/** A notification as one sentence in a mail. The screens have the same from their own catalogue. */
export function notificationText(
  { kind, facts }: Pick<Notification, 'kind' | 'facts'>,
  language: LanguageCode,
): string {
  const words = texts[language];
  const of = (fact: string) => facts[fact] ?? '';
  const day = of('due') === '' ? null : fullDayText(of('due'), language);
  switch (kind) {
    case 'message':
      return words.message(of('author'), of('subject'));
    case 'mention':
      return words.mention(of('author'), of('subject'));
    case 'comment':
      return words.comment(of('author'), of('subject'));
    case 'statusChanged':
      return words.statusChanged(of('name'), of('status'));
    case 'messageReported':
      return words.messageReported(of('reporter'), of('subject'));
    case 'taskGiven':
      return day === null
        ? words.taskGiven(of('event'), of('name'))
        : words.taskGivenDue(of('event'), of('name'), day);
    case 'taskDue':
      return day === null
        ? words.taskDue(of('event'), of('name'))
        : words.taskDueBy(of('event'), of('name'), day);
    case 'answerChangeRequested':
      return words.answerChangeRequested(of('task'), of('name'), of('comment'));
    case 'achievementProposed':
      return words.achievementProposed(of('creative'), of('achievement'));
    case 'achievementReached':
      return words.achievementReached(of('achievement'));
    case 'achievementReturned':
      return words.achievementReturned(of('achievement'), of('reason'));
    case 'entryDecided':
      return words[decisionOf(of('decision'))](of('name'), of('event'));
    case 'entryWithdrawn':
      return `${leftText(facts, language)} ${nextText(of('next'), of('movedUp'), language)}`;
    case 'callChanged':
      return of('startsAt') === ''
        ? words.callRemoved(of('name'), of('event'))
        : words.callSet(of('name'), of('event'), fullTimeText(of('startsAt'), of('zone'), language));
    case 'callLate':
      return words.callLate(of('name'), of('minutes'), fullTimeText(of('startsAt'), of('zone'), language));
    case 'resultsReleased':
      return resultText(facts, language);
    case 'releaseStopped':
      return `${words.releaseStopped(of('stage'), of('event'))} ${words[reasonOf(of('reason'))]}`;
    case 'announcement':
      return of('isReminder') === '' ? words.announcement(of('title')) : words.notReadYet(of('title'));
    case 'accountRequested':
      return words.accountRequested(of('name'), of('school'));
    case 'consentAnswered':
      return words[consentOf(of('answer'))](of('member'), of('name'));
    case 'mailFailed':
      return words.mailFailed(of('subject'), of('to'));
    default:
      return kind satisfies never;
  }
}

/** The address that a notification leads to. */
export function notificationLink(
  home: string,
  notification: Pick<Notification, 'kind' | 'collection' | 'record'>,
): string {
  return `${home}${notificationPath(notification) ?? '/'}`;
}

function leftText(
  { name = '', event = '', reason = '' }: Notification['facts'],
  language: LanguageCode,
): string {
  const words = texts[language];
  return reason === '' ? words.left(name, event) : words.leftBecause(name, event, reason);
}

function nextText(next: string, movedUp: string, language: LanguageCode): string {
  const words = texts[language];
  if (next === '') return words.noneWaits;
  return movedUp === '' ? words.nextWaits(next) : words.movedUp(next);
}

function resultText(
  { name = '', event = '', stage = '', place = '', next = '' }: Notification['facts'],
  language: LanguageCode,
): string {
  const words = texts[language];
  const result = place === '' ? words.unplaced(name, stage, event) : words.placed(name, place, stage, event);
  return next === '' ? result : `${result} ${words.goesOn(name, next)}`;
}

function reasonOf(reason: string) {
  if (reason === 'open') return 'releaseOpen';
  return reason === 'missing' ? 'releaseMissing' : 'releaseTied';
}

function decisionOf(decision: string) {
  if (decision === 'accepted' || decision === 'withdrawn') return decision;
  return decision === 'declined' ? 'declined' : 'waitlisted';
}

function consentOf(answer: string) {
  if (answer === 'given') return 'consentGiven';
  return answer === 'withdrawn' ? 'consentWithdrawn' : 'consentRefused';
}
