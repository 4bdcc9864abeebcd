import { tenants } from '@callboard/all-tenants';
import { hasRole } from '@callboard/api-contract';
import { gameContentSchema, scoredGameSchema, type ScoredGame } from '@callboard/api-contract/competition';
import * as v from 'valibot';
import type { Database } from '../../../engine/database/openDatabase';
import { readFacts } from '../../../engine/facts/readFacts';
import { namedSql } from '../../../engine/facts/sqlParts';
import type { TenantActor } from '../../../engine/records/actor';
import { schoolJoinSql, teamSql } from './readLeague';

const { steps: _, canDraw: __, ...facts } = scoredGameSchema.entries;
const readSchema = v.object({ game: v.nullable(v.object({ ...facts, content: gameContentSchema })) });

/** A game with its course; null where the reader cannot read it. */
export async function readScoredGame(
  database: Database,
  actor: TenantActor,
  hashcode: string,
): Promise<ScoredGame | null> {
  const ask = { actor, now: new Date(), zone: tenants[actor.tenant].timeZone };
  const team = (
    of: string,
  ) => `(SELECT row_to_json(found) FROM (SELECT ${teamSql} FROM entries n ${schoolJoinSql}
    WHERE n.tenant = g.tenant AND n.hashcode = t.${of}) found)`;
  const { game } = await readFacts(database, ask, readSchema, (scope) => ({
    facts: {
      game: `(SELECT row_to_json(found) FROM (SELECT g.hashcode, g.status, g.outcome, ${namedSql('s')} AS stage, g.round, g.content,
          ${team('entry')} AS home, ${team('away')} AS away
        FROM ${scope.from('gameResults', 'g')}
          JOIN stages s ON s.tenant = g.tenant AND s.hashcode = g.stage
          JOIN time_slots t ON t.tenant = g.tenant AND t.hashcode = g.game
        WHERE g.hashcode = ${scope.value(hashcode)}::uuid) found)`,
    },
  }));
  if (!game) return null;
  const { content, ...found } = game;
  return { ...found, canDraw: hasRole(actor.roles, ['staff']), steps: content.steps };
}
