import type { Random } from '@callboard/api-contract/tenant';
import {
  basketballRules,
  type GameOutcome,
  type GameStep,
  type LeagueKind,
} from '@callboard/api-contract/competition';
import {
  drawBy,
  gamesOfDraw,
  knockoutTree,
  playableGames,
  scoreByRule,
  type DrawnGame,
  type TreeResult,
} from '@callboard/domain/leagues';
import { seedDay } from './planEvents';
import type { SeedAccount, SeedRow, SeedTables } from './seedRows';

const minuteMs = 60_000;
/** After the warm-ups of both teams. */
const tipOffAfter = 20;
const gameMinutes = 60;
const periods = 4;
/** As many teams as a league or a knock-out of the seeds has. */
const most = { league: 8, knockout: 6 } as const;
const playedRounds = 3;

interface League {
  tables: SeedTables;
  random: Random;
  event: SeedRow;
  stage: SeedRow;
  names: ReadonlyMap<string, string>;
}

interface Played {
  outcome: GameOutcome | null;
  home: number;
  away: number;
  steps: GameStep[];
}

/** Adds a league in the middle of its season, with a forfeit, and a knock-out that is over. */
export function addLeague(tables: SeedTables, random: Random, accounts: readonly SeedAccount[]): void {
  const running = largestGrade(tables, 'running');
  if (running) {
    const finals = addFinals(tables, running.event);
    const league = beginStage(tables, random, running, 'league', finals);
    addRounds(league, running.teams.slice(0, most.league));
    addScorers(league, accounts);
  }
  const over = largestGrade(tables, 'complete');
  if (over) addTree(beginStage(tables, random, over, 'knockout'), over.teams.slice(0, most.knockout));
}

interface Grade {
  event: SeedRow;
  teams: readonly SeedRow[];
}

/** The event of a status with the most accepted teams in one grade. */
function largestGrade(tables: SeedTables, status: string): Grade | null {
  const grades = tables
    .rowsOf('events')
    .filter((event) => event['status'] === status)
    .flatMap((event) => {
      const teams = tables
        .rowsOf('entries')
        .filter((entry) => entry['event'] === event.hashcode && entry['status'] === 'accepted');
      const kinds = [...new Set(teams.map((team) => team['grade']))];
      return kinds.map((grade) => ({ event, teams: teams.filter((team) => team['grade'] === grade) }));
    });
  const [largest] = grades.toSorted((one, other) => other.teams.length - one.teams.length);
  return largest && largest.teams.length > 2 ? largest : null;
}

function beginStage(
  tables: SeedTables,
  random: Random,
  { event, teams }: Grade,
  kind: 'league' | 'knockout',
  next: SeedRow | null = null,
): League {
  const inIt = teams.slice(0, most[kind]);
  const seed = 'Tip-off';
  const draw = drawBy(
    inIt.map(({ hashcode }) => hashcode),
    { seed, legs: 1, pools: 1, thirdPlace: false },
  );
  const stage = tables.add('stages', {
    name: kind === 'league' ? 'League' : 'Finals',
    event: event.hashcode,
    kind: kind satisfies LeagueKind,
    rubric: null,
    next: next?.hashcode ?? null,
    next_count: next && 4,
    next_per_school: null,
    games_needed: null,
    rules: null,
    draw: { ...draw },
    released_at: null,
    notes: null,
    status: 'planned',
  });
  for (const { hashcode: entry, name } of inIt)
    tables.add('stageEntries', { name: String(name), event: event.hashcode, stage: stage.hashcode, entry });
  return {
    tables,
    random,
    event,
    stage,
    names: new Map(inIt.map((team) => [team.hashcode, String(team['name'])])),
  };
}

/** Finals of the league: only who has played in it can play there. */
function addFinals(tables: SeedTables, event: SeedRow): SeedRow {
  return tables.add('stages', {
    name: 'Grade finals',
    event: event.hashcode,
    kind: 'knockout' satisfies LeagueKind,
    rubric: null,
    next: null,
    next_count: null,
    next_per_school: null,
    games_needed: playedRounds - 1,
    rules: null,
    draw: null,
    released_at: null,
    notes: null,
    status: 'planned',
  });
}

function addRounds(league: League, teams: readonly SeedRow[]): void {
  const draw = drawBy(
    teams.map(({ hashcode }) => hashcode),
    { seed: 'Tip-off', legs: 1, pools: 1, thirdPlace: false },
  );
  for (const game of gamesOfDraw('league', draw)) {
    const isForfeit = game.round === 2 && game.number === 1;
    const played = game.round > playedRounds ? notPlayed() : playOut(league, isForfeit);
    addGame(league, game, { ...played, steps: [...appearances(league, game, played), ...played.steps] });
  }
}

/** Players who took part in a game: in each round another player of a team rests. */
function appearances({ tables, random }: League, game: DrawnGame, { outcome }: Played): GameStep[] {
  if (outcome !== 'played') return [];
  return (['home', 'away'] as const).flatMap((side) =>
    tables
      .rowsOf('participants')
      .filter(({ entry, singlet }) => entry === game[side] && typeof singlet === 'number')
      .filter((_, index) => index % 3 !== game.round % 3)
      .map(({ hashcode: player }): GameStep => ({
        id: random.hashcode(),
        madeAt: `${seedDay}T00:30:00.000Z`,
        kind: 'appearance',
        side,
        player,
      })),
  );
}

function addTree(league: League, teams: readonly SeedRow[]): void {
  const { teams: seeds } = drawBy(
    teams.map(({ hashcode }) => hashcode),
    { seed: 'Tip-off', legs: 1, pools: 1, thirdPlace: false },
  );
  const results: TreeResult[] = [];
  for (;;) {
    const isKnown = (game: DrawnGame) =>
      results.some(({ round, number }) => round === game.round && number === game.number);
    const game = playableGames(knockoutTree(seeds, results)).find((each) => !isKnown(each));
    if (!game) return;
    const played = playOut(league, false);
    addGame(league, game, played);
    const { round, number, home, away } = game;
    results.push({ round, number, winner: played.home > played.away ? home : away });
  }
}

const notPlayed = (): Played => ({ outcome: null, home: 0, away: 0, steps: [] });

/** The judges of a tenant note the scores of its league. */
function addScorers({ tables, event, stage }: League, accounts: readonly SeedAccount[]): void {
  for (const { name, user } of accounts.filter(({ role }) => role === 'judge'))
    tables.add('panelJudges', {
      name,
      event: event.hashcode,
      stage: stage.hashcode,
      judge: user,
      status: 'judging',
    });
}

/** A game of four periods, which the last decides where it would be level. */
function playOut({ random }: League, isForfeit: boolean): Played {
  if (isForfeit) {
    const { home, away } = scoreByRule(
      { outcome: 'forfeit_away', homePoints: 0, awayPoints: 0 },
      basketballRules,
    );
    return { outcome: 'forfeit_away', home, away, steps: [] };
  }
  const steps = Array.from({ length: periods }, (_, index) => ({
    id: random.hashcode(),
    madeAt: `${seedDay}T0${index + 1}:00:00.000Z`,
    kind: 'period' as const,
    period: index + 1,
    home: random.integer(8, 24),
    away: random.integer(8, 24),
  }));
  const [last] = steps.slice(-1);
  const total = (side: 'home' | 'away') => steps.reduce((sum, step) => sum + step[side], 0);
  if (last && total('home') === total('away')) last.home += 2;
  return { outcome: 'played', home: total('home'), away: total('away'), steps };
}

function addGame(league: League, game: DrawnGame, { outcome, home, away, steps }: Played): void {
  const { tables, event, stage, names } = league;
  const slot = tables.add('timeSlots', {
    kind: 'game',
    name: null,
    event: event.hashcode,
    entry: game.home,
    away: game.away,
    minutes: gameMinutes,
    ...placeOf(league, game, outcome !== null),
  });
  tables.add('gameResults', {
    name: `${names.get(game.home) ?? ''} v ${names.get(game.away) ?? ''}`,
    event: event.hashcode,
    stage: stage.hashcode,
    game: slot.hashcode,
    round: game.round,
    number: game.number,
    pool: null,
    content: { steps },
    home_points: outcome === null ? null : home,
    away_points: outcome === null ? null : away,
    outcome,
    reason: outcome === 'forfeit_away' ? 'Five of the team are ill' : null,
    status: outcome === null ? 'scheduled' : 'final',
  });
}

/** The court and the time of the two teams, where they have one that fits. */
function placeOf({ tables, event, names }: League, { home, away }: DrawnGame, isPlayed: boolean) {
  const sides = [names.get(home) ?? '', names.get(away) ?? ''];
  const called = [sides.join(' v '), sides.toReversed().join(' v ')];
  const taken = new Set(tables.rowsOf('timeSlots').map(({ performance }) => performance));
  const court = tables
    .rowsOf('performances')
    .find(
      ({ hashcode, event: of, name, starts_at }) =>
        of === event.hashcode &&
        called.includes(String(name)) &&
        !taken.has(hashcode) &&
        String(starts_at) < seedDay === isPlayed,
    );
  if (!court) return { performance: null, slot_starts_at: null };
  const from = Date.parse(String(court['starts_at'])) + tipOffAfter * minuteMs;
  return { performance: court.hashcode, slot_starts_at: new Date(from).toISOString() };
}
