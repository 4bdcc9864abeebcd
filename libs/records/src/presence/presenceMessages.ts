import { defineMessages, translate } from '@callboard/language';

/** The texts about others at the same record. */
export const presenceMessages = defineMessages({
  viewers: 'Others viewing this record',
  isEditing: (name: string) => translate('{name} is editing', { name }),
  isHere: (name: string) => translate('{name} is here', { name }),
  areEditing: (name: string, others: number) =>
    translate('{name} and {others, plural, one {# other} other {# others}} are editing', { name, others }),
  areHere: (name: string, others: number) =>
    translate('{name} and {others, plural, one {# other} other {# others}} are here', { name, others }),
});
