import { defineMessages, translate } from '@callboard/language';

/** The texts of the public results: fetched with them. */
export const resultsMessages = defineMessages({
  title: 'Results',
  none: 'No results yet',
  noneText: 'Results appear here once they are released.',
  releasedOn: (day: string) => translate('Released on {day}', { day }),
  goesOn: (next: string) => translate('Goes on to {next}', { next }),
  corrected: 'Corrected',
  favourite: 'Favourite of the audience',
  noPlace: 'No place',
  place: 'Place',
  team: 'Team',
  pool: (pool: string) => translate('Pool {pool}', { pool }),
  played: 'Played',
  won: 'Won',
  lost: 'Lost',
  score: 'Score',
  points: 'Points',
  season: 'Season and dates',
});
