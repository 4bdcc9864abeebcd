import { tenants } from '@callboard/all-tenants';
import { hasRole } from '@callboard/api-contract';
import {
  basketballRules,
  leagueKinds,
  stageLeagueSchema,
  type LeagueDraw,
  type LeagueKind,
  type LeagueRules,
  type StageLeague,
} from '@callboard/api-contract/competition';
import { countedGames, isLadderFinished, laddersOfDraw, ladderOf, teamsNow } from '@callboard/domain/leagues';
import * as v from 'valibot';
import { literal } from '../../../engine/database/quote';
import type { Database } from '../../../engine/database/openDatabase';
import { readFacts } from '../../../engine/facts/readFacts';
import { publicNameSql } from '../../../engine/facts/publicNameSql';
import { listSql, namedSql } from '../../../engine/facts/sqlParts';
import type { TenantActor } from '../../../engine/records/actor';
import { toLadderGame } from '../stageGames';

export const leagueKindsSql = leagueKinds.map(literal).join(', ');

/** A team `n` with its school `o`. */
export const teamSql = `n.hashcode, n.qed_title AS name, o.qed_title AS school`;
export const schoolJoinSql = `LEFT JOIN organization_structures o ON o.tenant = n.tenant AND o.hashcode = n.organisation`;

/** The games of a stage `s`, in the order of its draw. */
export const gamesSql =
  listSql(`SELECT g.hashcode, t.hashcode AS slot, g.status, g.outcome, g.round, g.number, g.pool,
    t.entry AS home, t.away, g.home_points, g.away_points, g.reason, t.slot_starts_at AS starts_at,
    coalesce(v.time_zone, w.time_zone, ${literal(tenants.basketball.timeZone)}) AS zone, v.qed_title AS venue, c.qed_title AS court
  FROM game_results g
    JOIN time_slots t ON t.tenant = g.tenant AND t.hashcode = g.game
    LEFT JOIN performances p ON p.tenant = t.tenant AND p.hashcode = t.performance
    LEFT JOIN venues v ON v.tenant = p.tenant AND v.hashcode = p.venue
    LEFT JOIN spaces c ON c.tenant = p.tenant AND c.hashcode = p.space
    JOIN events e ON e.tenant = g.tenant AND e.hashcode = g.event
    LEFT JOIN venues w ON w.tenant = e.tenant AND w.hashcode = e.venue
  WHERE g.tenant = s.tenant AND g.stage = s.hashcode ORDER BY g.round, g.number`);

/** Teams that take part in a stage `s`, and those that have played in it. */
export const teamsSql = teamsAsSql(teamSql);

/** The same as everyone can read them. */
export function publicTeamsSql(): string {
  const name = publicNameSql()({ alias: 'n', name: 'n.qed_title', entries: ['n.hashcode'] });
  return teamsAsSql(`n.hashcode, ${name} AS name, o.qed_title AS school`);
}

function teamsAsSql(columns: string): string {
  const takesPart = `n.status = 'accepted' AND EXISTS (SELECT FROM stage_entries a
    WHERE a.tenant = s.tenant AND a.stage = s.hashcode AND a.entry = n.hashcode)`;
  return listSql(`SELECT ${columns}, ${takesPart} AS "takesPart" FROM entries n ${schoolJoinSql}
  WHERE n.tenant = s.tenant AND (${takesPart}
    OR EXISTS (SELECT FROM game_results g JOIN time_slots t ON t.tenant = g.tenant AND t.hashcode = g.game
      WHERE g.tenant = s.tenant AND g.stage = s.hashcode AND n.hashcode IN (t.entry, t.away)))
  ORDER BY n.qed_title, n.hashcode`);
}

const { stage, draw, teams, games } = stageLeagueSchema.entries;
const readSchema = v.object({
  stage: v.nullable(v.object({ ...stage.entries, rules: v.nullable(stageLeagueSchema.entries.rules), draw })),
  teams,
  games,
});

/** A stage of teams; null where the reader cannot read it, or where its teams do not play each other. */
export async function readLeague(
  database: Database,
  actor: TenantActor,
  hashcode: string,
): Promise<StageLeague | null> {
  const ask = { actor, now: new Date(), zone: tenants[actor.tenant].timeZone };
  const read = await readFacts(database, ask, readSchema, (scope) => ({
    before: `WITH s AS MATERIALIZED (SELECT s.* FROM ${scope.from('stages', 's')}
      WHERE s.hashcode = ${scope.value(hashcode)}::uuid AND s.kind IN (${leagueKindsSql}))`,
    facts: {
      stage: `(SELECT row_to_json(found) FROM (SELECT s.hashcode, s.name, s.kind, ${namedSql('e')} AS event, s.rules, s.draw
        FROM s JOIN events e ON e.tenant = s.tenant AND e.hashcode = s.event) found)`,
      teams: `coalesce((SELECT ${teamsSql} FROM s), '[]')`,
      games: `coalesce((SELECT ${gamesSql} FROM s), '[]')`,
    },
  }));
  if (!read.stage) return null;
  const { rules: own, draw: drawn, ...facts } = read.stage;
  const rules = own ?? basketballRules;
  const canDraw = hasRole(actor.roles, ['staff']);
  return {
    stage: facts,
    canDraw,
    // A reader of a stage who is not of the office sits on its panel.
    canScore: true,
    rules,
    draw: drawn,
    teams: read.teams,
    games: read.games,
    ladders: laddersOf(facts.kind, { rules, draw: drawn, games: read.games, teams: read.teams }),
  };
}

interface LadderFacts extends Pick<StageLeague, 'games'> {
  teams: readonly { hashcode: string; takesPart: boolean }[];
  rules: LeagueRules;
  draw: LeagueDraw | null;
}

/** The ladders of a stage as its results have them now. */
export function laddersOf(
  kind: LeagueKind,
  { rules, draw: drawn, games: all, teams }: LadderFacts,
): StageLeague['ladders'] {
  if (!drawn) return [];
  const entered = teams.flatMap(({ hashcode, takesPart }) => (takesPart ? [hashcode] : []));
  const { gone, byes } = teamsNow(kind, drawn, entered, all);
  return laddersOfDraw(kind, drawn).map((inLadder, index) => {
    const own = all.filter(({ home, away }) => inLadder.includes(home) || inLadder.includes(away));
    const games = own.map(toLadderGame);
    const isFinished = isLadderFinished(
      kind,
      inLadder,
      countedGames(own, gone, rules).map(({ round, status }) => ({ round, isFinal: status === 'final' })),
    );
    const lines = ladderOf({
      teams: inLadder,
      games,
      rules,
      seed: drawn.seed ?? '',
      gone: new Set(inLadder.filter((team) => gone.has(team))),
      byes,
      isFinished,
    });
    return {
      pool: kind === 'pool' ? index + 1 : null,
      isFinished,
      lines: lines.map(({ above, ...line }) => ({
        ...line,
        above: above && { ...above, among: [...above.among] },
      })),
    };
  });
}
