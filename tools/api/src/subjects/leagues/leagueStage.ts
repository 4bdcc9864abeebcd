import {
  basketballRules,
  leagueDrawSchema,
  leagueKinds,
  leagueRulesSchema,
  type LeagueDraw,
  type LeagueKind,
  type LeagueRules,
} from '@callboard/api-contract/competition';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { notFound, refusedAction } from '../../engine/problems';

const stageRow = v.object({
  hashcode: v.string(),
  event: v.string(),
  kind: v.string(),
  rules: v.nullable(leagueRulesSchema),
  draw: v.nullable(leagueDrawSchema),
  needed: v.number(),
});

/** A stage in which teams play each other. */
export interface LeagueStage {
  hashcode: string;
  event: string;
  kind: LeagueKind;
  rules: LeagueRules;
  draw: LeagueDraw | null;
  /** Games of the season that a player needs; 0: none. */
  needed: number;
}

/** Locks a stage, so that its games are drawn and filled one after another. Whether the caller can change it is checked before. */
export async function lockLeagueStage(
  transaction: Pick<Transaction, 'rows'>,
  tenant: string,
  stage: string,
): Promise<LeagueStage> {
  const [found] = await transaction.rows(stageRow, {
    text: `SELECT hashcode, event, kind, rules, draw, coalesce(games_needed, 0) AS needed FROM stages WHERE tenant = $1 AND hashcode = $2::uuid FOR NO KEY UPDATE`,
    values: [tenant, stage],
  });
  if (!found) throw notFound();
  const kind = leagueKinds.find((each) => each === found.kind);
  if (!kind) throw refusedAction(sentences.leagueNotLeague(), {}, 409);
  return { ...found, kind, rules: found.rules ?? basketballRules };
}

const teamRow = v.object({ entry: v.string() });

/** The teams that take part in a stage. */
export async function readTeams(
  transaction: Pick<Transaction, 'rows'>,
  tenant: string,
  stage: string,
): Promise<string[]> {
  const rows = await transaction.rows(teamRow, {
    text: `SELECT s.entry FROM stage_entries s JOIN entries n ON n.tenant = s.tenant AND n.hashcode = s.entry
      WHERE s.tenant = $1 AND s.stage = $2::uuid AND n.status = 'accepted' ORDER BY s.entry`,
    values: [tenant, stage],
  });
  return rows.map(({ entry }) => entry);
}
