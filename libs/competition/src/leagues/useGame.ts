import { queries } from '@callboard/api-client/actions';
import { scoredGameSchema, type ScoredGame } from '@callboard/api-contract/competition';
import { useFollowedCalls, useOnDevice, type StoredWork } from '@callboard/offline';
import { withGameCalls } from './gameCalls';

/** The lane of a game: its steps are sent in their order, and a refusal holds up no other game. */
export function laneOfGame(game: string): string {
  return `games/${game}`;
}

/** So many games stay on a device: those of a day on one court. */
const storedGames: StoredWork<ScoredGame, ScoredGame> = {
  kind: 'games',
  schema: scoredGameSchema,
  toCopy: (game) => game,
  max: 12,
};

/** A game with what waits on this device for a network. */
export function useGame(hashcode: string) {
  const query = queries.scoredGame.useQuery({ game: hashcode });
  const { data, device, ...state } = useOnDevice(storedGames, hashcode, query.data, query);
  const calls = useFollowedCalls(data, ({ lane }) => lane === laneOfGame(hashcode));
  const own = [...calls.sent, ...calls.waiting].flatMap((entry) => ('action' in entry ? [entry] : []));
  const value = data && { game: withGameCalls(data, own), device };
  return { value, ...state };
}
