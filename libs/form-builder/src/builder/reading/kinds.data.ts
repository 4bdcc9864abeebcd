import type { AnswerKind } from '@callboard/api-contract/forms';
import type { IconName } from '@callboard/ui-kit/elements';

/** What the builder needs to know about a kind of answer. */
export interface KindFacts {
  icon: IconName;
  /** Its group in the menu. */
  group: 'text' | 'options' | 'number' | 'file';
  /** What `min` and `max` count; kinds without bounds have none. */
  bounds?: 'characters' | 'value' | 'options' | 'words' | 'files' | 'stars';
  /** How a condition compares the answer; without it, a condition can only check whether there is one. */
  compares?: 'option' | 'options' | 'text' | 'words' | 'number' | 'yesNo' | 'date' | 'time';
}

/** All kinds, in menu order. */
export const kinds: Readonly<Record<AnswerKind, KindFacts>> = {
  text: { icon: 'text', group: 'text', bounds: 'characters', compares: 'text' },
  textarea: { icon: 'paragraph', group: 'text', bounds: 'characters' },
  email: { icon: 'mail', group: 'text', compares: 'text' },
  phone: { icon: 'phone', group: 'text', bounds: 'characters', compares: 'text' },
  address: { icon: 'venue', group: 'text' },
  tags: { icon: 'tag', group: 'text', bounds: 'words', compares: 'words' },
  radio: { icon: 'radio', group: 'options', compares: 'option' },
  select: { icon: 'list', group: 'options', compares: 'option' },
  multiselect: { icon: 'checklist', group: 'options', bounds: 'options', compares: 'options' },
  checkbox: { icon: 'checkbox', group: 'options', compares: 'yesNo' },
  star: { icon: 'star', group: 'options', bounds: 'stars', compares: 'number' },
  number: { icon: 'hash', group: 'number', bounds: 'value', compares: 'number' },
  date: { icon: 'calendar', group: 'number', compares: 'date' },
  time: { icon: 'clock', group: 'number', compares: 'time' },
  duration: { icon: 'history', group: 'number' },
  attachment: { icon: 'clip', group: 'file', bounds: 'files' },
  photo: { icon: 'photo', group: 'file', bounds: 'files' },
  signature: { icon: 'signature', group: 'file' },
};

/** The groups in menu order. */
export const kindGroups = ['text', 'options', 'number', 'file'] as const;
