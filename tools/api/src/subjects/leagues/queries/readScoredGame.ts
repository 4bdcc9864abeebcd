import { tenants } from '@callboard/all-tenants';
import { hasRole } from '@callboard/api-contract';
import { gameContentSchema, scoredGameSchema, type ScoredGame } from '@callboard/api-contract/competition';
import { gamesOfPlayers } from '@callboard/domain/leagues';
import * as v from 'valibot';
import type { Database } from '../../../engine/database/openDatabase';
import { readFacts } from '../../../engine/facts/readFacts';
import { listSql, namedSql } from '../../../engine/facts/sqlParts';
import type { TenantActor } from '../../../engine/records/actor';
import type { SheetGame } from '../gameSheetPdf';
import { isClearedSql, readSeasonGames } from '../squads';
import { schoolJoinSql, teamSql } from './readLeague';

const { steps: _, canDraw: __, ...facts } = scoredGameSchema.entries;
const place = { event: v.string(), starts_at: v.nullable(v.string()), zone: v.string() };
const cleared = v.object({ ...facts.players.wrapped.item.entries, isCleared: v.boolean() });
const readSchema = v.object({
  game: v.nullable(v.object({ ...facts, ...place, content: gameContentSchema, players: v.array(cleared) })),
});

/** A game with its course; null where the reader cannot read it. */
export async function readScoredGame(
  database: Database,
  actor: TenantActor,
  hashcode: string,
): Promise<ScoredGame | null> {
  const game = await readSheetGame(database, actor, hashcode);
  if (!game) return null;
  const { event: _event, starts_at: _startsAt, zone: _zone, ...scored } = game;
  return scored;
}

/** The same with where and when it is played. */
export async function readSheetGame(
  database: Database,
  actor: TenantActor,
  hashcode: string,
): Promise<SheetGame | null> {
  const ask = { actor, now: new Date(), zone: tenants[actor.tenant].timeZone };
  const team = (
    of: string,
  ) => `(SELECT row_to_json(found) FROM (SELECT ${teamSql} FROM entries n ${schoolJoinSql}
    WHERE n.tenant = g.tenant AND n.hashcode = t.${of}) found)`;
  const { game } = await readFacts(database, ask, readSchema, (scope) => ({
    facts: {
      game: `(SELECT row_to_json(found) FROM (SELECT g.hashcode, g.status, g.outcome, ${namedSql('s')} AS stage, g.round, g.content,
          coalesce(s.games_needed, 0) AS needed,
          e.name AS event, t.slot_starts_at AS starts_at, coalesce(v.time_zone, w.time_zone, ${scope.zone}) AS zone,
          ${team('entry')} AS home, ${team('away')} AS away,
          ${listSql(`SELECT m.hashcode, m.qed_title AS name, m.singlet, m.entry AS team, ${isClearedSql} AS "isCleared" FROM ${scope.from('participants', 'm')}
            WHERE m.entry IN (t.entry, t.away) AND m.status <> 'withdrawn' ORDER BY m.singlet NULLS LAST, m.qed_title, m.hashcode`)} AS players
        FROM ${scope.from('gameResults', 'g')}
          JOIN stages s ON s.tenant = g.tenant AND s.hashcode = g.stage
          JOIN time_slots t ON t.tenant = g.tenant AND t.hashcode = g.game
          LEFT JOIN performances p ON p.tenant = t.tenant AND p.hashcode = t.performance
          LEFT JOIN venues v ON v.tenant = p.tenant AND v.hashcode = p.venue
          JOIN events e ON e.tenant = g.tenant AND e.hashcode = g.event
          LEFT JOIN venues w ON w.tenant = e.tenant AND w.hashcode = e.venue
        WHERE g.hashcode = ${scope.value(hashcode)}::uuid) found)`,
    },
  }));
  if (!game) return null;
  const { content, players, ...found } = game;
  const { stage, needed, home, away } = found;
  const teams = [home.hashcode, away.hashcode];
  const games =
    needed === 0 ? [] : await readSeasonGames(database.forTenant(actor.tenant), actor.tenant, teams);
  return {
    ...found,
    canDraw: hasRole(actor.roles, ['staff']),
    steps: content.steps,
    players: gamesOfPlayers(players, games, { stage: stage.hashcode, needed }).map(
      ({ isCleared: _, ...player }) => player,
    ),
  };
}
