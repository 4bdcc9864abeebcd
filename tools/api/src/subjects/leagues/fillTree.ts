import { sentences } from '@callboard/api-contract/sentences';
import {
  knockoutTree,
  playableGames,
  winnerOf,
  type DrawnGame,
  type TreeResult,
} from '@callboard/domain/leagues';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { appearances } from '../../engine/records/appearances';
import { refusedAction } from '../../engine/problems';
import type { LeagueStage } from './leagueStage';
import { hasBegun, readGames, toLadderGame, type StoredGame } from './stageGames';
import { addGames, removeGames } from './writeGames';

/**
 * Brings the games of a knock-out in line with its results: those whose two teams are known are added or changed, those that no result
 * leads to any more are taken out. Refused where one of these has begun.
 *
 * @param isOpening A result is open again: what followed from it stays until another result changes it.
 */
export async function fillTree(
  transaction: Transaction,
  tenant: string,
  stage: LeagueStage,
  isOpening = false,
): Promise<void> {
  if (stage.kind !== 'knockout' || !stage.draw) return;
  const games = await readGames(transaction, tenant, stage.hashcode);
  const wanted = playableGames(
    knockoutTree(
      stage.draw.teams,
      games.flatMap((game) => resultOf(game, stage)),
      stage.draw,
    ),
  );
  const at = (round: number, number: number) => (game: DrawnGame) =>
    game.round === round && game.number === number;
  const changed = games.filter((game) => {
    const place = wanted.find(at(game.round, game.number));
    return place?.home !== game.home || place.away !== game.away;
  });
  if (changed.some(hasBegun)) throw refusedAction(sentences.gameNextBegun(), {}, 409);
  if (isOpening) return;
  const gone = changed.filter(({ round, number }) => !wanted.some(at(round, number)));
  await removeGames(transaction, tenant, gone);
  for (const { slot, round, number } of changed) {
    const place = wanted.find(at(round, number));
    if (place) await appearances().changeSides(transaction, tenant, slot, place);
  }
  const known = new Set(games.map(({ round, number }) => `${round}/${number}`));
  await addGames(
    transaction,
    tenant,
    stage,
    wanted.filter(({ round, number }) => !known.has(`${round}/${number}`)),
  );
}

function resultOf(game: StoredGame, { rules }: LeagueStage): TreeResult[] {
  const { round, number, outcome, status } = game;
  if (status === 'final' && outcome === 'forfeit_both') return [{ round, number, winner: null }];
  const winner = winnerOf(toLadderGame(game), rules);
  return winner === null ? [] : [{ round, number, winner }];
}
