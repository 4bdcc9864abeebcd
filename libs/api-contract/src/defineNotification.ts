import type { CollectionName } from './collectionName';
import type { Role } from './roles';

/** When the mail of a notification is sent: not at all, immediately, or with the others of the day. */
export const mailTimes = ['never', 'now', 'daily'] as const;
export type MailTime = (typeof mailTimes)[number];

/**
 * Kind of a fact, by which a sentence shows it:
 * - `text` as it is, or a `label` of the contract, translated;
 * - a `day`, or an `instant` in the time zone of the fact of kind `zone`;
 * - `calls` are acts with their times, as JSON, in the time zone of the fact of kind `zone`;
 * - a `code` only selects sentences.
 *
 * A fact that is not known is empty.
 */
export type NotificationFactKind = 'text' | 'label' | 'day' | 'instant' | 'zone' | 'calls' | 'code';

/** English with a placeholder for each fact, and nothing else of ICU; or a selection of such sentences. */
export type Sentence = string | Selection;

/** Sentences of which a fact selects one. */
export interface Selection {
  fact: string;
  /** By the value of the fact. */
  cases: Readonly<Record<string, Sentence>>;
  /** For any other value. */
  other: Sentence;
  /** For an empty fact. */
  empty: Sentence;
}

/** English words of a kind, without full stops: `mi.json` has te reo Māori of each. */
interface NotificationWords {
  /** Its name among the settings. */
  name: string;
  /** Its sentence under the bell. */
  title: Sentence;
  /** A line below that. */
  detail?: Sentence;
  /** Its sentences in a mail and on a device. @default the title */
  mail?: readonly Sentence[];
}

/** One kind of notification. */
export interface NotificationKind {
  /** Facts that its sentences are made of, by name. */
  facts: Readonly<Record<string, NotificationFactKind>>;
  /** The collections that its record can be of; a kind with a page of its own has none. */
  about: readonly CollectionName[] | 'any';
  /** Page of the kind. @default the page of the record that it is about */
  leadsTo?: string;
  /** The roles that get it, and when by mail unless the user selects something else. */
  mail: Readonly<Partial<Record<Role, MailTime>>>;
  /** Is never sent by mail, even if the user selects it. @default false */
  isNeverMailed?: true;
  /** How long a mail waits: what follows about the same record in that time goes into the same mail. @default 0 */
  mailDelayMinutes?: number;
  /** Name of an icon of the kit. */
  icon: string;
  words: NotificationWords;
}

/**
 * Declares a kind of notification with all its words.
 *
 * @example
 * taskGiven: defineNotification({
 *   facts: { name: 'text', event: 'text', due: 'day' },
 *   about: ['tasks'],
 *   mail: { participant: 'daily' },
 *   icon: 'checklist',
 *   words: {
 *     name: 'New tasks',
 *     title: 'New task: {name}, {event}',
 *     detail: ifGiven('due', { given: 'Due {due}' }),
 *   },
 * })
 */
export function defineNotification<const Kind extends NotificationKind>(kind: Kind): Kind {
  return kind;
}

/** Selects a sentence by the value of a fact. */
export function select(
  fact: string,
  { other, ...cases }: Readonly<Record<string, Sentence>> & { other: Sentence },
): Selection {
  return { fact, cases, other, empty: other };
}

/** Selects a sentence by whether a fact is known. */
export function ifGiven(
  fact: string,
  { given, missing = '' }: { given: Sentence; missing?: Sentence },
): Selection {
  return { fact, cases: {}, other: given, empty: missing };
}
