import { defineMessages, translate } from '@callboard/language';

/** The texts of what others have not sent from this device. */
export const othersMessages = defineMessages({
  ofOther: (count: number, name: string) =>
    translate(
      '{count, plural, one {# change of {name} waits} other {# changes of {name} wait}} on this device',
      { count, name },
    ),
  ofUnknown: (count: number) =>
    translate(
      '{count, plural, one {# change of another user waits} other {# changes of another user wait}} on this device',
      { count },
    ),
  ofOtherText: (name: string) => translate('Only {name} can send it: {name} signs in here.', { name }),
  ofUnknownText: 'Only the user who made it can send it, and signs in here.',
});
