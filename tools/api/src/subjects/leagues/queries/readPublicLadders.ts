import type { TenantCode } from '@callboard/api-contract';
import {
  basketballRules,
  publicLaddersSchema,
  stageLeagueSchema,
  type PublicLadders,
} from '@callboard/api-contract/competition';
import * as v from 'valibot';
import type { Database } from '../../../engine/database/openDatabase';
import { publicStatuses } from '../../../engine/facts/sqlParts';
import { gamesSql, laddersOf, leagueKindsSql, publicTeamsSql } from './readLeague';

/** As many stages as one page has. */
const maxStages = 50;
const { stage, rules, draw, teams, games } = stageLeagueSchema.entries;
const { name } = publicLaddersSchema.entries.stages.item.entries.ladders.item.entries.lines.item.entries;
const stageRow = v.object({
  hashcode: v.string(),
  name: v.string(),
  event: v.string(),
  kind: stage.entries.kind,
  rules: v.nullable(rules),
  draw,
  teams: v.array(v.object({ ...teams.item.entries, name })),
  games,
});

/** The ladders that everyone can read: teams and schools, and no person. */
export async function readPublicLadders(database: Database, tenant: TenantCode): Promise<PublicLadders> {
  const rows = await database.forTenant(tenant).reader.rows(stageRow, {
    text: `SELECT s.hashcode, s.name, e.name AS event, s.kind, s.rules, s.draw, ${publicTeamsSql()} AS teams, ${gamesSql} AS games
      FROM stages s JOIN events e ON e.tenant = s.tenant AND e.hashcode = s.event
      WHERE s.tenant = $1 AND s.draw IS NOT NULL AND s.kind IN (${leagueKindsSql}) AND s.kind <> 'knockout'
        AND e.status IN ${publicStatuses} AND e.ends_on >= current_date - 365
      ORDER BY e.starts_on DESC, s.name, s.hashcode LIMIT ${maxStages}`,
    values: [tenant],
  });
  return {
    stages: rows.map(
      ({ hashcode, name, event, kind, rules: own, draw: drawn, teams: all, games: played }) => {
        const teamOf = new Map(all.map((team) => [team.hashcode, team]));
        const ladders = laddersOf(kind, {
          rules: own ?? basketballRules,
          draw: drawn,
          games: played,
          teams: all,
        });
        return {
          hashcode,
          name,
          event,
          ladders: ladders.map(({ pool, lines }) => ({
            pool,
            lines: lines.map(
              ({ team, place, played: count, won, lost, forfeited, scored, conceded, points }) => ({
                name: teamOf.get(team)?.name ?? null,
                school: teamOf.get(team)?.school ?? null,
                place,
                played: count,
                won,
                lost: lost + forfeited,
                scored,
                conceded,
                points,
              }),
            ),
          })),
        };
      },
    ),
  };
}
