import { registry } from '@callboard/api-contract/collections';
import type { LeagueDraw } from '@callboard/api-contract/competition';
import { sentences } from '@callboard/api-contract/sentences';
import {
  drawBy,
  gamesOfDraw,
  ladderOf,
  swissRound,
  type DrawnGame,
  type Meeting,
} from '@callboard/domain/leagues';
import type { Handler, RecordCall } from '../../../engine/calls/handler';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { refusedAction } from '../../../engine/problems';
import { succeeded, versionOf } from '../../../engine/records/answer';
import { lockRecord } from '../../../engine/records/lockRecord';
import type { RecordContext } from '../../../engine/records/recordContext';
import { createReadOne } from '../../../engine/records/recordSql';
import { writeOnce } from '../../../engine/records/writeOnce';
import { lockLeagueStage, readTeams, type LeagueStage } from '../leagueStage';
import { hasBegun, readGames, toLadderGame, type StoredGame } from '../stageGames';
import { addGames, removeGames } from '../writeGames';

type Call = RecordCall<'drawLeague'>;

/**
 * Draws the games of a stage. The one who draws has computed the same draw from the same teams and seed: where others take part by now it
 * is refused. A draw of which nothing was played is replaced; a Swiss draw goes on by a round.
 */
export function createDrawLeague(context: RecordContext): Handler<'drawLeague'> {
  const readOne = createReadOne(registry.stages, context.target);
  return (call) =>
    writeOnce(context, registry.stages, call, async (transaction, changeSet) => {
      const { actor, target, ifMatch } = call;
      const { tenant } = actor;
      await lockRecord(
        transaction,
        registry.stages,
        'update',
        { actor, hashcode: target },
        versionOf(ifMatch),
        readOne,
      );
      const stage = await lockLeagueStage(transaction, tenant, target);
      await refuseOthers(transaction, call, stage);
      const games = await readGames(transaction, tenant, target);
      const draw = drawBy(call.input.teams, call.input);
      if (stage.kind === 'swiss' && games.length > 0)
        await addGames(transaction, tenant, stage, nextRound(stage, stage.draw ?? draw, games));
      else await drawAgain(transaction, tenant, { stage, draw, games });
      return { status: 200, body: succeeded('{}'), headers: { 'change-set': changeSet } };
    });
}

async function refuseOthers(
  transaction: Transaction,
  { actor, input }: Call,
  stage: LeagueStage,
): Promise<void> {
  const teams = await readTeams(transaction, actor.tenant, stage.hashcode);
  const isSame = teams.length === input.teams.length && teams.every((team) => input.teams.includes(team));
  if (!isSame) throw refusedAction(sentences.leagueOtherTeams(), {}, 409);
  if (stage.kind === 'pool' && teams.length < input.pools * 2)
    throw refusedAction(sentences.leagueManyPools());
}

interface Drawing {
  stage: LeagueStage;
  draw: LeagueDraw;
  games: readonly StoredGame[];
}

async function drawAgain(
  transaction: Transaction,
  tenant: string,
  { stage, draw, games }: Drawing,
): Promise<void> {
  if (games.some(hasBegun)) throw refusedAction(sentences.leaguePlayed(), {}, 409);
  await removeGames(transaction, tenant, games);
  await transaction.query({
    text: 'UPDATE stages SET draw = $3::jsonb WHERE tenant = $1 AND hashcode = $2::uuid',
    values: [tenant, stage.hashcode, JSON.stringify(draw)],
  });
  await addGames(transaction, tenant, stage, gamesOfDraw(stage.kind, draw));
}

/** The next round of a Swiss draw, from the ladder so far. */
function nextRound(
  { rules }: LeagueStage,
  { teams, seed }: LeagueDraw,
  games: readonly StoredGame[],
): DrawnGame[] {
  if (games.some(({ status }) => status !== 'final'))
    throw refusedAction(sentences.leagueRoundOpen(), {}, 409);
  const ladder = ladderOf({ teams, games: games.map(toLadderGame), rules, seed: seed ?? '' });
  const last = games.at(-1)?.round ?? 0;
  const byes = Array.from({ length: last }, (_, index) => {
    const inRound = games.filter(({ round }) => round === index + 1);
    return teams.filter((team) => !inRound.some(({ home, away }) => home === team || away === team));
  });
  const past: Meeting[] = [...games, ...byes.flat().map((home) => ({ home, away: null }))];
  return swissRound(
    ladder.map(({ team }) => team),
    past,
  ).games;
}
