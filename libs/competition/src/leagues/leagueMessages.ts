import { defineMessages, translate } from '@callboard/language';

/** The texts of leagues and knock-outs. */
export const leagueMessages = defineMessages({
  openStage: 'Open the stage',
  kind: { league: 'League', pool: 'Pools', knockout: 'Knock-out', swiss: 'Swiss draw' },
  // Draw
  draw: 'Draw',
  drawNext: 'Draw the next round',
  drawAgain: 'Draw again',
  fewTeams: 'Add at least two teams to the stage, then draw its games.',
  openTeams: 'Open the teams',
  notDrawn: 'Not drawn yet',
  notDrawnText: 'Games, times and the ladder appear here once the office has drawn them.',
  drawnBy: (seed: string) =>
    translate('Drawn by lot with the seed “{seed}”: anyone can repeat the draw with it.', { seed }),
  drawnInOrder: 'In the order set by the office.',
  drawTitle: 'Draw the games',
  order: 'Order',
  byLot: 'By lot',
  asSeeded: 'As listed',
  seed: 'Seed of the lot',
  seedText: 'The same seed always draws the same games. Use one that everyone has heard.',
  seeds: 'The teams in their order, the best first',
  seedFrom: 'Order of another stage',
  seedFromText:
    'All who are first in a ladder, then all who are second, and so on. Teams on no ladder come last.',
  noLadder: 'This stage has no ladder yet.',
  seedByLadder: 'Use this order',
  thirdPlace: 'Game for third place',
  moveUp: (team: string) => translate('Move {team} up', { team }),
  meet: 'Two teams meet',
  once: 'Once',
  twice: 'Twice',
  pools: 'Number of pools',
  preview: (games: number, rounds: number) =>
    translate(
      'This draws {games, plural, one {# game} other {# games}} in {rounds, plural, one {# round} other {# rounds}}.',
      { games, rounds },
    ),
  cancel: 'Cancel',
  drawn: 'The games are drawn',
  undone: 'The draw is undone',
  undo: 'Undo',
  // Ladder
  ladder: 'Ladder',
  ladderOfPool: (pool: string) => translate('Ladder of pool {pool}', { pool }),
  place: 'Place',
  team: 'Team',
  played: 'Played',
  won: 'Won',
  drawnGames: 'Level',
  lost: 'Lost',
  forfeited: 'Forfeited',
  byes: 'Rests',
  gone: 'No longer taking part',
  hasLeft: (name: string) => translate('{name} is not taking part any more', { name }),
  hasLeftText: (count: number) =>
    translate(
      '{count, plural, one {# game is} other {# games are}} still to be played. Forfeit them, or leave them as they are and play them.',
      { count },
    ),
  forfeitAll: (count: number) =>
    translate('{count, plural, one {Forfeit # game} other {Forfeit # games}}', { count }),
  hasLeftAnnulled: 'By the rules of this stage, none of its games counts.',
  rules: 'Rules',
  rulesSaved: 'The rules are saved',
  leaving: 'Games of a team that leaves',
  leavingText: 'The ladder is computed again. If the team comes back, all of its games count.',
  leavingCount: 'Each game counts. Those still to be played are forfeited or played.',
  leavingAnnul: 'None of its games counts, played or not.',
  notFinished:
    'Games are still to be played: no lot is drawn yet, and games against each other count once all level teams have met.',
  score: 'Score',
  points: 'Points',
  why: 'Why each place',
  above: {
    points: (team: string, other: string, own: number, less: number) =>
      translate('{team} is above {other}: {own} points to {less}.', { team, other, own, less }),
    headToHead: (team: string, other: string, own: number, less: number) =>
      translate('{team} is above {other}: {own} to {less} points in the games among those who are level.', {
        team,
        other,
        own,
        less,
      }),
    headToHeadDifference: (team: string, other: string, own: number, less: number) =>
      translate(
        '{team} is above {other}: a difference of {own} to {less} in the games among those who are level.',
        { team, other, own, less },
      ),
    headToHeadScored: (team: string, other: string, own: number, less: number) =>
      translate('{team} is above {other}: scored {own} to {less} in the games among those who are level.', {
        team,
        other,
        own,
        less,
      }),
    difference: (team: string, other: string, own: number, less: number) =>
      translate('{team} is above {other}: a difference of {own} to {less} in all games.', {
        team,
        other,
        own,
        less,
      }),
    quotient: (team: string, other: string) =>
      translate('{team} is above {other}: a better quotient of points scored and conceded.', { team, other }),
    scored: (team: string, other: string, own: number, less: number) =>
      translate('{team} is above {other}: scored {own} to {less} in all games.', { team, other, own, less }),
    wins: (team: string, other: string, own: number, less: number) =>
      translate('{team} is above {other}: {own} wins to {less}.', { team, other, own, less }),
    lot: (team: string, other: string) =>
      translate('{team} is above {other}: the lot decided.', { team, other }),
  },
  shared: (team: string, other: string) =>
    translate('{team} and {other} share a place: they are level on everything.', { team, other }),
  level: (teams: string) => translate('Level before: {teams}', { teams }),
  // Games
  games: 'Games',
  round: (round: number) => translate('Round {round}', { round }),
  pool: (pool: string) => translate('Pool {pool}', { pool }),
  noTime: 'No time yet',
  against: (home: string, away: string) => translate('{home} v {away}', { home, away }),
  rests: (teams: string) => translate('No game: {teams}', { teams }),
  scoreGame: (game: string) => translate('Score {game}', { game }),
  status: { scheduled: 'To be played', live: 'On', final: 'Final' },
  outcome: {
    played: 'Played',
    forfeit_home: 'Forfeit by the home team',
    forfeit_away: 'Forfeit by the away team',
    forfeit_both: 'Forfeit by both teams',
    postponed: 'Postponed',
    abandoned: 'Abandoned',
  },
  // Knock-out
  tree: 'Tree',
  list: 'List',
  form: 'Shown as',
  treeOf: (stage: string) => translate('The tree of {stage}', { stage }),
  bye: 'Bye',
  toCome: (round: number, number: number) =>
    translate('Winner of game {number} in round {round}', { round, number }),
  loserToCome: (round: number, number: number) =>
    translate('Loser of game {number} in round {round}', { round, number }),
  goesOn: (team: string) => translate('{team} goes on', { team }),
  final: 'Final',
});

/** The texts of the page that a game is scored on. */
export const scorerMessages = defineMessages({
  toGames: 'All games',
  before: 'Previous period',
  next: 'Next period',
  add: (points: number, team: string) =>
    translate('{points, plural, one {# point} other {# points}} for {team}', { points, team }),
  foulOf: (team: string) => translate('Foul of {team}', { team }),
  foul: 'Foul',
  fouls: (count: number) => translate('{count, plural, one {# foul} other {# fouls}}', { count }),
  playerOf: (team: string) => translate('Player of {team}', { team }),
  wholeTeam: 'The team',
  players: 'Players',
  player: 'Player',
  points: 'Points',
  foulsColumn: 'Fouls',
  otherPoints: 'Without a player',
  inGame: 'In the game',
  hasPlayed: 'Yes',
  appear: (player: string) => translate('{player} takes part', { player }),
  takesPart: 'Takes part',
  short: (played: number, needed: number) =>
    translate('Cannot play here: {played} of {needed} games needed', { played, needed }),
  sheet: 'Score sheet (PDF)',
  undoLast: 'Undo the last step',
  periodIs: (period: number, score: string) => translate('Period {period}: {score}', { period, score }),
  correct: 'Correct this period',
  correctTitle: (period: number) => translate('The score of period {period}', { period }),
  save: 'Save',
  cancel: 'Cancel',
  finish: 'Make the score final',
  finishTitle: 'Is this the final score?',
  level: 'The score is level: play extra time first.',
  isFinal: 'The result is final.',
  reopen: 'Open the result again',
  notPlayed: 'It was not played to its end',
  what: 'What happened',
  reason: 'Reason',
  forfeitBy: (team: string) => translate('{team} forfeits', { team }),
  forfeitBoth: 'Both teams forfeit',
  postponed: 'It is postponed',
  abandoned: 'It was abandoned',
  offline: 'No network. Your entries are stored on this device and sent later.',
  waiting: 'Not sent yet',
  text: (game: string) => translate('Score of {game}', { game }),
  changesWait: (count: number) =>
    translate('{count, plural, one {# step waits} other {# steps wait}} on this device for the network.', {
      count,
    }),
});

/** The texts about who of a team can play. */
export const squadMessages = defineMessages({
  title: (stage: string) => translate('Games needed for {stage}', { stage }),
  all: (needed: number) =>
    translate('All players have the {needed, plural, one {# game} other {# games}} that they need.', {
      needed,
    }),
  cannot: (count: number, needed: number) =>
    translate(
      '{count, plural, one {# player has} other {# players have}} fewer than {needed, plural, one {# game} other {# games}} of the season and cannot play.',
      { count, needed },
    ),
  dispensation: 'The office can write a dispensation on the page of a player.',
  cleared: 'Can play with a dispensation',
  games: (played: number, needed: number) => translate('{played} of {needed} games', { played, needed }),
});
