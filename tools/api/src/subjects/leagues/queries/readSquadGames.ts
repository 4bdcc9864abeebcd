import { tenants } from '@callboard/all-tenants';
import { leagueKinds, squadGamesSchema, type SquadGames } from '@callboard/api-contract/competition';
import { gamesOfPlayers } from '@callboard/domain/leagues';
import * as v from 'valibot';
import { literal } from '../../../engine/database/quote';
import type { Database } from '../../../engine/database/openDatabase';
import { readFacts } from '../../../engine/facts/readFacts';
import { listSql } from '../../../engine/facts/sqlParts';
import type { TenantActor } from '../../../engine/records/actor';
import { isClearedSql, isPlayerSql, readSeasonGames } from '../squads';

const { hashcode, name, needed, players } = squadGamesSchema.entries.stages.item.entries;
const { played: _, canPlay: __, ...player } = players.item.entries;
const readSchema = v.object({
  isThere: v.boolean(),
  stages: v.array(v.object({ hashcode, name, needed })),
  players: v.array(v.object(player)),
});
const kindsSql = leagueKinds.map(literal).join(', ');

/** Members of a team who can play in its stages, and in those that they lead to; null where the reader cannot read the team. */
export async function readSquadGames(
  database: Database,
  actor: TenantActor,
  entry: string,
): Promise<SquadGames | null> {
  const ask = { actor, now: new Date(), zone: tenants[actor.tenant].timeZone };
  const { isThere, ...read } = await readFacts(database, ask, readSchema, (scope) => {
    const own = `SELECT a.stage FROM stage_entries a JOIN n ON a.tenant = n.tenant AND a.entry = n.hashcode`;
    return {
      before: `WITH n AS MATERIALIZED (SELECT n.* FROM ${scope.from('entries', 'n')} WHERE n.hashcode = ${scope.value(entry)}::uuid)`,
      facts: {
        isThere: 'EXISTS (SELECT FROM n)',
        stages:
          listSql(`SELECT s.hashcode, s.name, s.games_needed AS needed FROM stages s JOIN n ON s.tenant = n.tenant AND s.event = n.event
          WHERE s.games_needed > 0 AND s.kind IN (${kindsSql}) AND (s.hashcode IN (${own})
            OR EXISTS (SELECT FROM stages b WHERE b.tenant = s.tenant AND b.next = s.hashcode AND b.hashcode IN (${own})))
          ORDER BY s.name, s.hashcode`),
        players: listSql(`SELECT m.hashcode, m.qed_title AS name, m.singlet, ${isClearedSql} AS "isCleared"
          FROM ${scope.from('participants', 'm')} JOIN n ON m.entry = n.hashcode
          WHERE m.status <> 'withdrawn' AND ${isPlayerSql} ORDER BY m.singlet NULLS LAST, m.qed_title, m.hashcode`),
      },
    };
  });
  if (!isThere) return null;
  if (read.stages.length === 0) return { stages: [] };
  const games = await readSeasonGames(database.forTenant(actor.tenant), actor.tenant, [entry]);
  return {
    stages: read.stages.map((stage) => ({
      ...stage,
      players: gamesOfPlayers(read.players, games, { stage: stage.hashcode, needed: stage.needed }),
    })),
  };
}
