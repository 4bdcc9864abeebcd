import { defineMessages, translate } from '@callboard/language';

/** The texts of the screens of a show: on stage, in the wings and in the green room. */
export const screensMessages = defineMessages({
  status: { under: 'Time left', near: 'Nearly over', over: 'Over time' },
  onHold: 'On hold',
  next: 'Next three',
  call: (time: string) => translate('Your call: {time}', { time }),
  inMinutes: (minutes: number) =>
    translate('{minutes, plural, =0 {now} one {in # minute} other {in # minutes}}', { minutes }),
  fullScreen: 'Full screen',
  screens: 'Screens',
  clock: 'Stage clock',
  wings: 'Screen in the wings',
  greenRoom: 'Screen in the green room',
});
