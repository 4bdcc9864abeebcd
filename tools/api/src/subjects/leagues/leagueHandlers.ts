import { tenants } from '@callboard/all-tenants';
import type { AllHandlers } from '../../engine/calls/handler';
import { lazyHandler } from '../../engine/calls/lazyHandler';
import { notFound } from '../../engine/problems';
import { actorOf, type RecordContext } from '../../engine/records/recordContext';
import { createDrawLeague } from './actions/drawLeague';
import {
  createAbandonGame,
  createFinishGame,
  createForfeitGame,
  createPostponeGame,
} from './actions/endGame';
import { createRecordScore } from './actions/recordScore';
import { readLeague } from './queries/readLeague';
import { readPublicLadders } from './queries/readPublicLadders';
import { readSquadGames } from './queries/readSquadGames';
import { readScoredGame, readSheetGame } from './queries/readScoredGame';

/** The verbs of leagues and knock-outs. */
export function createLeagueHandlers(context: RecordContext) {
  return {
    drawLeague: lazyHandler(() => createDrawLeague(context)),
    recordScore: lazyHandler(() => createRecordScore(context)),
    finishGame: lazyHandler(() => createFinishGame(context)),
    forfeitGame: lazyHandler(() => createForfeitGame(context)),
    postponeGame: lazyHandler(() => createPostponeGame(context)),
    abandonGame: lazyHandler(() => createAbandonGame(context)),
    stageLeague: async ({ input: { stage }, session }) => {
      const league = await readLeague(context.database, actorOf(session), stage);
      if (!league) throw notFound();
      return league;
    },
    scoredGame: async ({ input: { game }, session }) => {
      const scored = await readScoredGame(context.database, actorOf(session), game);
      if (!scored) throw notFound();
      return scored;
    },
    squadGames: async ({ input: { entry }, session }) => {
      const squad = await readSquadGames(context.database, actorOf(session), entry);
      if (!squad) throw notFound();
      return squad;
    },
    gameSheet: async ({ input: { game: hashcode, language }, session }) => {
      const actor = actorOf(session);
      const game = await readSheetGame(context.database, actor, hashcode);
      if (!game) throw notFound();
      const { gameSheetPdf, gameSheetTexts } = await import('./gameSheetPdf');
      const title = `${gameSheetTexts[language].title} ${game.home.name} – ${game.away.name}`;
      return {
        name: `${title.replaceAll(/[\\/:*?"<>|]/g, '')}.pdf`,
        pdf: await gameSheetPdf(tenants[actor.tenant].name, game, language),
      };
    },
    publicLadders: ({ request }) => readPublicLadders(context.database, request.tenant),
  } satisfies Partial<AllHandlers>;
}
