import { gameContentSchema } from '@callboard/api-contract/competition';
import { scoreOf } from '@callboard/domain/leagues';
import * as v from 'valibot';
import type { RecordOverride } from '../../engine/records/createRecords';
import { createTransit } from '../../engine/records/transitRecord';
import { writeVerbs } from '../../engine/records/writeVerbs';
import { fillTree } from './fillTree';
import { lockLeagueStage } from './leagueStage';

/** A result that is open again has the score of its course, and no outcome; not where a game that followed from it has begun. */
export const gameResultsOverride: RecordOverride = (context, collection, verbs) => {
  const transit = createTransit(
    context,
    collection,
    async (transaction, { tenant }, hashcode, { to }, stored) => {
      if (to !== 'live') return {};
      const stage = await lockLeagueStage(transaction, tenant, String(stored['stage']));
      await transaction.query({
        text: `UPDATE game_results SET outcome = NULL WHERE tenant = $1 AND hashcode = $2::uuid`,
        values: [tenant, hashcode],
      });
      await fillTree(transaction, tenant, stage, true);
      const { home, away } = scoreOf(v.parse(gameContentSchema, stored['content']).steps);
      return { home_points: home, away_points: away, outcome: null, reason: null };
    },
  );
  return { ...verbs, ...writeVerbs(context, collection, { transit }) };
};
