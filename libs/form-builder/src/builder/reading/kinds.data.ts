import type { AnswerKind } from '@callboard/api-contract/forms';
import type { IconName } from '@callboard/ui-kit/elements';

/** What is to be known of a kind of answer while a form is built. */
export interface KindFacts {
  icon: IconName;
  /** The group of the menu in which it is offered. */
  group: 'text' | 'choice' | 'number' | 'file';
  /** What `min` and `max` count; kinds without bounds have none. */
  bounds?: 'characters' | 'value' | 'choices' | 'words' | 'files' | 'stars';
  /** What a condition can compare the answer with; of the others it can only ask whether they are answered. */
  compares?: 'option' | 'options' | 'text' | 'words' | 'number' | 'yesNo' | 'date' | 'time';
}

/** All kinds, in the order in which they are offered. */
export const kinds: Readonly<Record<AnswerKind, KindFacts>> = {
  text: { icon: 'text', group: 'text', bounds: 'characters', compares: 'text' },
  textarea: { icon: 'paragraph', group: 'text', bounds: 'characters' },
  email: { icon: 'mail', group: 'text', compares: 'text' },
  phone: { icon: 'phone', group: 'text', bounds: 'characters', compares: 'text' },
  address: { icon: 'venue', group: 'text' },
  tags: { icon: 'tag', group: 'text', bounds: 'words', compares: 'words' },
  radio: { icon: 'radio', group: 'choice', compares: 'option' },
  select: { icon: 'list', group: 'choice', compares: 'option' },
  multiselect: { icon: 'checklist', group: 'choice', bounds: 'choices', compares: 'options' },
  checkbox: { icon: 'checkbox', group: 'choice', compares: 'yesNo' },
  star: { icon: 'star', group: 'choice', bounds: 'stars', compares: 'number' },
  number: { icon: 'hash', group: 'number', bounds: 'value', compares: 'number' },
  date: { icon: 'calendar', group: 'number', compares: 'date' },
  time: { icon: 'clock', group: 'number', compares: 'time' },
  duration: { icon: 'history', group: 'number' },
  attachment: { icon: 'clip', group: 'file', bounds: 'files' },
  photo: { icon: 'photo', group: 'file', bounds: 'files' },
  signature: { icon: 'signature', group: 'file' },
};

/** The groups of the menu, in order. */
export const kindGroups = ['text', 'choice', 'number', 'file'] as const;
