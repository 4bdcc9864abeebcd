import { defineMessages, translate } from '@callboard/language';

/** The texts of the charts. */
export const chartMessages = defineMessages({
  showAsTable: 'Show as table',
  noFigures: 'No figures yet',
  noFigure: '–',
  pointsOf: (chart: string) => translate('Points of {chart}', { chart }),
  pointInWords: (point: string, figures: string) => translate('{point}: {figures}', { point, figures }),
  gridHelp: 'Use the arrow keys to move between figures.',
  trend: (label: string, first: string, last: string, least: string, most: string) =>
    translate('{label}: from {first} to {last}, least {least}, most {most}', {
      label,
      first,
      last,
      least,
      most,
    }),
});
