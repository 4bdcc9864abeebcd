import * as v from 'valibot';
import type { NotificationFactKind, Sentence } from '../defineNotification';
import { notificationKindNamed } from './notificationKinds';
import type { Notification } from './notificationSchemas';

type NotificationFacts = Pick<Notification, 'kind' | 'facts'>;

/** Language of a reader: its catalogue, and how it writes days and times. */
export interface ReaderLanguage {
  /** Translates a text, whose placeholders stay, or a label; both stay as they are where the catalogue has neither. */
  translate: (text: string) => string;
  day: (day: string) => string;
  instant: (instant: string, timeZone: string) => string;
}

/** Text under the bell: a sentence, and a detail where there is one. */
export interface BellText {
  title: string;
  detail?: string;
}

/** The text of a notification under the bell. */
export function bellText(notification: NotificationFacts, language: ReaderLanguage): BellText {
  const { title, detail } = notificationKindNamed(notification.kind).words;
  const [titleText = '', detailText = ''] = [title, detail ?? ''].map((sentence) =>
    textOf(sentence, notification, language),
  );
  return { title: titleText, ...(detailText !== '' && { detail: detailText }) };
}

/** The text of a notification in a mail and on a device, in whole sentences. */
export function mailText(notification: NotificationFacts, language: ReaderLanguage): string {
  const { title, mail = [title] } = notificationKindNamed(notification.kind).words;
  return mail
    .map((sentence) => textOf(sentence, notification, language))
    .filter((text) => text !== '')
    .map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`))
    .join(' ');
}

/** Acts, each with its time and its place; one that has none any more has neither. */
const callsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ name: v.string(), at: v.string(), place: v.string() })),
);

function textOf(sentence: Sentence, { kind, facts }: NotificationFacts, language: ReaderLanguage): string {
  const { facts: kinds } = notificationKindNamed(kind);
  return language
    .translate(selectedText(sentence, facts))
    .replace(/\{(\w+)\}/g, (placeholder, name: string) => {
      const factKind = kinds[name];
      return factKind === undefined ? placeholder : factText(factKind, facts[name] ?? '', facts, language);
    });
}

function selectedText(sentence: Sentence, facts: Notification['facts']): string {
  if (typeof sentence === 'string') return sentence;
  const value = facts[sentence.fact] ?? '';
  if (value === '') return selectedText(sentence.empty, facts);
  // A fact can be what someone typed, such as `constructor`.
  const isCase = Object.hasOwn(sentence.cases, value);
  return selectedText((isCase ? sentence.cases[value] : undefined) ?? sentence.other, facts);
}

function factText(
  kind: NotificationFactKind,
  value: string,
  facts: Notification['facts'],
  language: ReaderLanguage,
): string {
  const { translate, day, instant } = language;
  if (value === '') return '';
  switch (kind) {
    case 'label':
      return translate(value);
    case 'day':
      return day(value);
    case 'instant':
      return instant(value, facts['zone'] ?? 'UTC');
    case 'calls':
      return callsText(value, facts['zone'] ?? 'UTC', language);
    case 'text':
    case 'zone':
    case 'code':
      return value;
    default:
      return kind satisfies never;
  }
}

function callsText(value: string, zone: string, { translate, instant }: ReaderLanguage): string {
  const calls = v.safeParse(callsSchema, value);
  if (!calls.success) return value;
  const texts = calls.output.map(({ name, at, place }) =>
    at === '' ? `${name}: ${translate('no time any more')}` : `${name}: ${instant(at, zone)}, ${place}`,
  );
  return texts.join('; ');
}
