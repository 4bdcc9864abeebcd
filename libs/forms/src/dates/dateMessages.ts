import { defineMessages, translate } from '@callboard/language';

/** The texts of the date controls; those of the date inputs are in ui-kit. */
export const dateMessages = defineMessages({
  noSuchTime: 'This time does not exist on that day: the clocks go forward.',
  timeTwice:
    'This time comes twice on that day, because the clocks go back. Choose which of the two is meant.',
  whichTime: (time: string) => translate('Which {time}?', { time }),
  firstTime: (zone: string) => translate('The first, before the clocks go back ({zone})', { zone }),
  secondTime: (zone: string) => translate('The second, after the clocks have gone back ({zone})', { zone }),
  start: 'Start',
  end: 'End',
  part: (part: string, fault: string) => translate('{part}: {fault}', { part, fault }),
  notComplete: 'This is not complete yet.',
  tooEarly: (time: string) => translate('This cannot be earlier than {time}', { time }),
  reason: 'Reason for the change',
  reasonRequired: 'Reason is required',
});
