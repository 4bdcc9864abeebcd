import { defineMessages, say } from '@callboard/language';

/** The texts of the charts. */
export const chartMessages = defineMessages({
  showAsTable: 'Show as table',
  noFigures: 'No figures yet',
  noFigure: '–',
  pointsOf: (chart: string) => say('Points of {chart}', { chart }),
  pointInWords: (point: string, figures: string) => say('{point}: {figures}', { point, figures }),
  gridHelp: 'Use the arrow keys to move between figures.',
  trend: (label: string, first: string, last: string, least: string, most: string) =>
    say('{label}: from {first} to {last}, least {least}, most {most}', { label, first, last, least, most }),
});
