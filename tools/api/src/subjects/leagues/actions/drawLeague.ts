import { registry } from '@callboard/api-contract/collections';
import type { LeagueDraw } from '@callboard/api-contract/competition';
import { sentences } from '@callboard/api-contract/sentences';
import {
  countedGames,
  drawBy,
  gamesOfDraw,
  ladderOf,
  swissRound,
  teamsNow,
  withBye,
  type Meeting,
} from '@callboard/domain/leagues';
import type { Handler, RecordCall } from '../../../engine/calls/handler';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { stages } from '../../../engine/ports/stages';
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
      const entered = await readTeams(transaction, tenant, target);
      refuseOthers(call, stage, entered);
      const games = await readGames(transaction, tenant, target);
      const draw = drawBy(call.input.teams, call.input);
      const drawing = { stage, draw: stage.draw ?? draw, games };
      if (stage.kind === 'swiss' && games.length > 0) await drawRound(transaction, tenant, drawing, entered);
      else await drawAgain(transaction, tenant, { ...drawing, draw });
      return { status: 200, body: succeeded('{}'), headers: { 'change-set': changeSet } };
    });
}

function refuseOthers({ input }: Call, stage: LeagueStage, teams: readonly string[]): void {
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
  const bye = stage.kind === 'swiss' ? swissRound(draw.teams, [], 1).bye : null;
  await stages().storeDraw(
    transaction,
    tenant,
    stage.hashcode,
    stage.kind === 'swiss' ? withBye(draw, 1, bye) : draw,
  );
  await addGames(transaction, tenant, stage, gamesOfDraw(stage.kind, draw));
}

/** The next round of a Swiss draw, from the ladder so far, of those who take part now: who joined since is drawn last. */
async function drawRound(
  transaction: Transaction,
  tenant: string,
  { stage, draw: drawn, games }: Drawing,
  entered: readonly string[],
): Promise<void> {
  const { rules, kind } = stage;
  const joined = entered.filter((team) => !drawn.teams.includes(team));
  const draw = { ...drawn, teams: [...drawn.teams, ...joined] };
  const { gone, byes } = teamsNow(kind, draw, entered, games);
  if (countedGames(games, gone, rules).some(({ status }) => status !== 'final'))
    throw refusedAction(sentences.leagueRoundOpen(), {}, 409);
  const ladder = ladderOf({
    teams: draw.teams,
    games: games.map(toLadderGame),
    rules,
    seed: draw.seed ?? '',
    gone,
    byes,
    isFinished: false,
  });
  const ranked = ladder.flatMap(({ team, place }) => (place === null ? [] : [team]));
  const past: Meeting[] = [...games, ...byes.map((home) => ({ home, away: null }))];
  const round = Math.max(...games.map((game) => game.round)) + 1;
  const next = swissRound(ranked, past, round);
  await stages().storeDraw(transaction, tenant, stage.hashcode, withBye(draw, round, next.bye));
  await addGames(transaction, tenant, stage, next.games);
}
