import { defineMessages, translate } from '@callboard/language';

/** The texts of the file for the office. */
export const officeFileMessages = defineMessages({
  fileName: 'For the office',
  madeBy: (name: string) => translate('Made by: {name}', { name }),
  savedAt: (time: string) => translate('Saved at: {time}', { time }),
  howTo:
    'Give this file to the office or the head judge. They can enter it as their own, and name who made it.',
  notSent: (reason: string) => translate('Not sent: {reason}', { reason }),
});
