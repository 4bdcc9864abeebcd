import { BracketsManager } from 'brackets-manager';
import { InMemoryDatabase } from 'brackets-memory-db';
import { describe, expect, it } from 'vitest';
import { createDraw } from '../testing/drawEntry';
import { drawLots } from './drawLots';
import { drawBy, gamesOfDraw, laddersOfDraw } from './drawOf';
import { knockoutTree, playableGames, type TreeResult } from './knockout';
import { drawPools, poolsOf } from './poolsOf';
import { roundRobin, type DrawnGame } from './roundRobin';
import { swissRound, type Meeting } from './swissRound';

const teamsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => `team ${String(index + 1).padStart(2, '0')}`);
const pairOf = ({ home, away }: { home: string; away: string }) => [home, away].toSorted().join(' - ');
const countIn = (games: readonly DrawnGame[], count: (game: DrawnGame) => boolean) =>
  games.filter(count).length;
const sizes = Array.from({ length: 39 }, (_, index) => index + 2);

describe('[7.42] all against all', () => {
  it.each(sizes)('lets each of %i teams meet each other once, and play once in each round', (size) => {
    const teams = teamsOf(size);
    const games = roundRobin(teams);
    expect(games).toHaveLength((size * (size - 1)) / 2);
    expect(new Set(games.map(pairOf)).size).toBe(games.length);
    const rounds = size % 2 === 0 ? size - 1 : size;
    for (let round = 1; round <= rounds; round += 1) {
      const inRound = games.filter((game) => game.round === round).flatMap(({ home, away }) => [home, away]);
      expect(new Set(inRound).size).toBe(inRound.length);
      expect(inRound).toHaveLength(size - (size % 2));
    }
  });

  it.each(sizes)('has each of %i teams at home as often as away, or once more or less', (size) => {
    for (const team of teamsOf(size)) {
      const at = (side: 'home' | 'away', legs: 1 | 2) =>
        countIn(roundRobin(teamsOf(size), legs), (game) => game[side] === team);
      expect(Math.abs(at('home', 1) - at('away', 1))).toBeLessThanOrEqual(1);
      expect(at('home', 2)).toBe(at('away', 2));
    }
  });

  it('has none for less than two teams', () => {
    expect([roundRobin([]), roundRobin(['one'])]).toEqual([[], []]);
  });

  it('deals pools whose sizes differ by one at most, and plays in each', () => {
    for (const size of sizes)
      for (let count = 1; count <= Math.min(6, size / 2); count += 1) {
        const pools = poolsOf(teamsOf(size), count);
        const lengths = pools.map(({ length }) => length);
        expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1);
        const games = drawPools(teamsOf(size), count);
        expect(games).toHaveLength(lengths.reduce((sum, each) => sum + (each * (each - 1)) / 2, 0));
        for (const { home, away, pool } of games)
          expect(pools[(pool ?? 0) - 1]).toEqual(expect.arrayContaining([home, away]));
      }
    expect(poolsOf(teamsOf(5), 2)).toEqual([
      ['team 01', 'team 04', 'team 05'],
      ['team 02', 'team 03'],
    ]);
  });
});

/** The rounds of another program, as pairs of places in the seeds; a bye is null. */
async function otherTree(size: number, isHomeWinner: (round: number, number: number) => boolean) {
  const storage = new InMemoryDatabase();
  const manager = new BracketsManager(storage);
  let power = 2;
  while (power < size) power *= 2;
  const seeding = Array.from({ length: power }, (_, index) =>
    index < size ? `team ${String(index + 1).padStart(2, '0')}` : null,
  );
  await manager.create.stage({
    tournamentId: 0,
    name: 'Finals',
    type: 'single_elimination',
    seeding,
    settings: { seedOrdering: ['inner_outer'], balanceByes: false },
  });
  const read = async () => {
    const { match, participant, round } = await manager.get.stageData(0);
    const names = new Map(participant.map(({ id, name }) => [id, name]));
    const numbers = new Map(round.map(({ id, number }) => [id, number]));
    return match.map(({ id, status, round_id, number, opponent1, opponent2 }) => ({
      id,
      status,
      round: numbers.get(round_id) ?? 0,
      number,
      home: opponent1 === null ? null : (names.get(opponent1.id ?? -1) ?? ''),
      away: opponent2 === null ? null : (names.get(opponent2.id ?? -1) ?? ''),
    }));
  };
  for (;;) {
    const next = (await read()).find(({ status }) => status === 2);
    if (!next) break;
    const result = isHomeWinner(next.round, next.number)
      ? { opponent1: { result: 'win' as const } }
      : { opponent2: { result: 'win' as const } };
    await manager.update.match({ id: next.id, ...result });
  }
  return read();
}

describe('[7.42] a knock-out', () => {
  it('is played like that of another program, round by round, in 1,000 games by chance', async () => {
    let compared = 0;
    for (let seed = 1; compared < 1_000; seed += 1) {
      const draw = createDraw(seed);
      const size = 2 + Math.floor(draw() * 15);
      const wins = new Map<string, boolean>();
      const isHomeWinner = (round: number, number: number) => {
        const key = `${round}/${number}`;
        if (!wins.has(key)) wins.set(key, draw() < 0.5);
        return wins.get(key) ?? true;
      };
      const other = await otherTree(size, isHomeWinner);
      const results: TreeResult[] = [];
      for (;;) {
        const known = new Set(results.map(({ round, number }) => `${round}/${number}`));
        const next = playableGames(knockoutTree(teamsOf(size), results)).find(
          ({ round, number }) => !known.has(`${round}/${number}`),
        );
        if (!next) break;
        const { round, number, home, away } = next;
        results.push({ round, number, winner: isHomeWinner(round, number) ? home : away });
      }
      const tree = knockoutTree(teamsOf(size), results).flat();
      const own = tree.map(({ round, number, home, away }) => ({ round, number, home, away }));
      const name = (of: (typeof own)[number]['home']) => (of.kind === 'team' ? of.team : null);
      expect(own.map(({ round, number, home, away }) => [round, number, name(home), name(away)])).toEqual(
        other.map(({ round, number, home, away }) => [round, number, home, away]),
      );
      expect(results).toHaveLength(size - 1);
      compared += results.length;
    }
  }, 60_000);

  it('gives byes to the best, and lets the two best meet in the final', () => {
    for (const size of sizes) {
      const teams = teamsOf(size);
      const rounds = knockoutTree(teams);
      const byes = (rounds[0] ?? []).flatMap(({ home, away }) =>
        away.kind === 'bye' && home.kind === 'team' ? [home.team] : [],
      );
      expect(byes.toSorted()).toEqual(teams.slice(0, 2 ** rounds.length - size));
      const best = (round: number, number: number) => rounds[round - 1]?.[number - 1];
      const results = rounds.flat().map(({ round, number }) => ({ round, number }));
      const won: TreeResult[] = [];
      for (const { round, number } of results) {
        const game = knockoutTree(teams, won)[round - 1]?.[number - 1];
        if (game?.home.kind === 'team' && game.away.kind === 'team')
          won.push({ round, number, winner: [game.home.team, game.away.team].toSorted()[0] ?? '' });
      }
      const final = knockoutTree(teams, won).at(-1)?.[0];
      expect([final?.home, final?.away]).toEqual([
        { kind: 'team', team: 'team 01' },
        { kind: 'team', team: 'team 02' },
      ]);
      expect(best(rounds.length, 1)?.winner).toBeNull();
    }
  });

  it('lets the next go on without a game where both teams forfeited', () => {
    const results = [
      { round: 1, number: 1, winner: null },
      { round: 1, number: 2, winner: 'team 02' },
    ];
    const [first, final] = knockoutTree(teamsOf(4), results);
    expect(first?.[0]).toMatchObject({ winner: null, isEmpty: true });
    expect(final?.[0]).toMatchObject({ home: { kind: 'bye' }, winner: 'team 02', isEmpty: false });
    const none = knockoutTree(teamsOf(4), [...results.slice(0, 1), { round: 1, number: 2, winner: null }]);
    expect(none[1]?.[0]).toMatchObject({ winner: null, isEmpty: true });
  });

  it('forgets what followed from a result that was changed', () => {
    const teams = teamsOf(4);
    const results = [
      { round: 1, number: 1, winner: 'team 01' },
      { round: 1, number: 2, winner: 'team 02' },
      { round: 2, number: 1, winner: 'team 01' },
    ];
    expect(knockoutTree(teams, results)[1]?.[0]?.winner).toBe('team 01');
    const changed = knockoutTree(teams, results.with(0, { round: 1, number: 1, winner: 'team 04' }));
    expect(changed[1]?.[0]).toMatchObject({ home: { team: 'team 04' }, winner: null });
  });
});

/** Checks whether some pairing of all teams has no rematch, by trying each. */
function canAvoid(teams: readonly string[], met: ReadonlySet<string>): boolean {
  const [first, ...rest] = teams;
  if (first === undefined) return true;
  if (teams.length % 2 === 1)
    return teams.some((bye) =>
      canAvoid(
        teams.filter((team) => team !== bye),
        met,
      ),
    );
  return rest.some(
    (other) =>
      !met.has(pairOf({ home: first, away: other })) &&
      canAvoid(
        rest.filter((team) => team !== other),
        met,
      ),
  );
}

describe('[7.42] a Swiss draw', () => {
  it('has no rematch while one can be avoided, in 1,000 rounds by chance', () => {
    let rounds = 0;
    for (let seed = 1; rounds < 1_000; seed += 1) {
      const draw = createDraw(seed);
      const teams = teamsOf(2 + Math.floor(draw() * 8));
      const past: Meeting[] = [];
      for (let turn = 0; turn < 7; turn += 1, rounds += 1) {
        const ranked = teams.toSorted(() => draw() - 0.5);
        const { games, bye } = swissRound(ranked, past, turn + 1);
        const placed = games.flatMap(({ home, away }) => [home, away]);
        expect([...placed, ...(bye === null ? [] : [bye])].toSorted()).toEqual(teams);
        const met = new Set(
          past.flatMap(({ home, away }) => (away === null ? [] : [pairOf({ home, away })])),
        );
        const isRematch = games.some((game) => met.has(pairOf(game)));
        expect(isRematch).toBe(!canAvoid(ranked, met));
        past.push(...games, ...(bye === null ? [] : [{ home: bye, away: null }]));
      }
    }
  });

  it('gives no second bye while another team had none', () => {
    const teams = teamsOf(5);
    const past: Meeting[] = [];
    const byes: (string | null)[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      const { games, bye } = swissRound(teams, past, turn + 1);
      byes.push(bye);
      past.push(...games, { home: bye ?? '', away: null });
    }
    expect(byes).toEqual(teams.toReversed());
  });

  it('pairs many teams over many rounds without delay', () => {
    const teams = teamsOf(64);
    const past: Meeting[] = [];
    for (let turn = 0; turn < 12; turn += 1) past.push(...swissRound(teams, past, turn + 1).games);
    expect(new Set(past.map(({ home, away }) => pairOf({ home, away: away ?? '' }))).size).toBe(12 * 32);
  });
});

describe('[7.42] a draw by lot', () => {
  it('can be made again from its seed, whatever the order of the teams', () => {
    const teams = teamsOf(9);
    const drawn = drawLots(teams, 'Friday');
    expect(drawLots(teams.toReversed(), 'Friday')).toEqual(drawn);
    expect(drawn).not.toEqual(drawLots(teams, 'Saturday'));
    expect(drawn.toSorted()).toEqual(teams);
  });

  it('puts each team in each place about as often', () => {
    const teams = teamsOf(4);
    const firsts = new Map<string, number>();
    for (let seed = 0; seed < 4_000; seed += 1) {
      const [first = ''] = drawLots(teams, String(seed));
      firsts.set(first, (firsts.get(first) ?? 0) + 1);
    }
    for (const team of teams) expect(Math.abs((firsts.get(team) ?? 0) - 1_000)).toBeLessThan(150);
  });

  it('draws each kind from what is stored of it', () => {
    const given = { seed: null, legs: 1, pools: 2, thirdPlace: false } as const;
    const draw = drawBy(teamsOf(6), given);
    const games = (kind: Parameters<typeof gamesOfDraw>[0]) => gamesOfDraw(kind, draw).length;
    expect([games('league'), games('pool'), games('knockout'), games('swiss')]).toEqual([15, 6, 2, 3]);
    expect(laddersOfDraw('pool', draw).map(({ length }) => length)).toEqual([3, 3]);
    expect([laddersOfDraw('league', draw).length, laddersOfDraw('knockout', draw)]).toEqual([1, []]);
    expect(drawBy(teamsOf(6), { ...given, seed: 'a' }).teams).toEqual(drawLots(teamsOf(6), 'a'));
  });
});
