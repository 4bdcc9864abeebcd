import { tenants } from '@callboard/all-tenants';
import type { TenantCode } from '@callboard/api-contract';
import {
  audienceVoteSchema,
  voteTurnoutSchema,
  type AudienceVote,
  type VoteTurnout,
} from '@callboard/api-contract/competition';
import * as v from 'valibot';
import type { Database } from '../../../engine/database/openDatabase';
import { publicNameSql } from '../../../engine/facts/publicNameSql';
import { readFacts } from '../../../engine/facts/readFacts';
import { publicStatuses } from '../../../engine/facts/sqlParts';
import type { TenantActor } from '../../../engine/records/actor';
import { actsWithSql } from '../queries/stageSql';
import { networkLimitSql } from './networkLimit';
import { isOpenSql, votersSql } from './runVote';
import { readMarks } from './voteSources';

/** Facts of an act that everyone can read. */
const actsSql = () =>
  actsWithSql(`n.hashcode, o.qed_title AS school,
  ${publicNameSql()({ alias: 'n', name: 'n.qed_title', entries: ['n.hashcode'] })} AS name`);

/** The vote on a stage as its audience has it; null where none was opened, or its event is not public. */
export async function readVote(
  database: Database,
  tenant: TenantCode,
  stage: string,
): Promise<AudienceVote | null> {
  const [vote] = await database.forTenant(tenant).rows(audienceVoteSchema, {
    name: 'audience-vote',
    text: `SELECT s.name AS stage, e.name AS event, coalesce(v.time_zone, $3) AS zone,
        ${isOpenSql} AS "isOpen", ${votersSql} AS "by", to_json(s.vote_closes_at)#>>'{}' AS closes_at, ${actsSql()} AS acts
      FROM stages s
        JOIN events e ON e.tenant = s.tenant AND e.hashcode = s.event
        LEFT JOIN venues v ON v.tenant = e.tenant AND v.hashcode = e.venue
      WHERE s.tenant = $1 AND s.hashcode = $2::uuid AND s.vote_opened_at IS NOT NULL AND e.status IN ${publicStatuses}`,
    values: [tenant, stage, tenants[tenant].timeZone],
  });
  return vote ?? null;
}

const openVote = v.object({ stage: v.string(), name: v.string() });

/** The open votes by ticket at the event of a performance. */
export function readTicketVotes(database: Database, tenant: TenantCode, performance: string) {
  return database.forTenant(tenant).rows(openVote, {
    name: 'ticket-votes',
    text: `SELECT s.hashcode AS stage, s.name FROM stages s
        JOIN events e ON e.tenant = s.tenant AND e.hashcode = s.event
      WHERE s.tenant = $1 AND e.status IN ${publicStatuses} AND s.vote_by = 'ticket' AND ${isOpenSql}
        AND s.event = (SELECT p.event FROM performances p WHERE p.tenant = $1 AND p.hashcode = $2::uuid)
      ORDER BY s.name, s.hashcode`,
    values: [tenant, performance],
  });
}

const voteNames = v.object({ names: v.nullable(v.object({ stage: v.string(), event: v.string() })) });

/** The names of a stage and its event, as they stand on the cards of its vote; null where the reader does not read it. */
export async function readVoteNames(database: Database, actor: TenantActor, stage: string) {
  const ask = { actor, now: new Date(), zone: tenants[actor.tenant].timeZone };
  const { names } = await readFacts(database, ask, voteNames, (scope) => ({
    facts: {
      names: `(SELECT json_build_object('stage', s.name, 'event', e.name) FROM ${scope.from('stages', 's')}
          JOIN events e ON e.tenant = s.tenant AND e.hashcode = s.event
        WHERE s.hashcode = ${scope.value(stage)}::uuid)`,
    },
  }));
  return names;
}

const turnoutFacts = v.object({
  turnout: v.nullable(v.omit(voteTurnoutSchema, ['marks'])),
});

/** How many have voted on a stage; null where the reader does not read it. */
export async function readTurnout(
  database: Database,
  actor: TenantActor,
  stage: string,
): Promise<VoteTurnout | null> {
  const ask = { actor, now: new Date(), zone: tenants[actor.tenant].timeZone };
  const { turnout } = await readFacts(database, ask, turnoutFacts, (scope) => ({
    facts: {
      turnout: `(SELECT row_to_json(found) FROM (SELECT coalesce(sum(c.votes), 0)::integer AS votes,
          count(c.network)::integer AS networks, coalesce(max(c.votes) FILTER (WHERE c.network IS NOT NULL), 0)::integer AS most_of_one, ${networkLimitSql} AS limit_of_one,
          coalesce(sum(c.left_out), 0)::integer AS left_out
        FROM ${scope.from('stages', 's')}
          LEFT JOIN LATERAL (SELECT b.network, count(*) AS votes, count(*) FILTER (WHERE b.is_left_out) AS left_out FROM stage_votes b
            WHERE b.tenant = s.tenant AND b.stage = s.hashcode GROUP BY b.network) c ON true
        WHERE s.hashcode = ${scope.value(stage)}::uuid GROUP BY s.tenant, s.hashcode, s.event) found)`,
    },
  }));
  return (
    turnout && {
      ...turnout,
      marks: await readMarks(database.forTenant(actor.tenant).reader, actor.tenant, stage),
    }
  );
}
