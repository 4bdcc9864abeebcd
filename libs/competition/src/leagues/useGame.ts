import { queries } from '@callboard/api-client/actions';
import { scoredGameSchema, type ScoredGame } from '@callboard/api-contract/competition';
import { useFollowedCalls, useOnDevice, type StoredWork } from '@callboard/outbox';
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
  const device = useOnDevice(storedGames, hashcode, query.data, query.problem);
  const { isAway, stored } = device;
  // Without a network a new tab has what the device stored.
  const read = query.data ?? (isAway ? stored?.copy : undefined);
  const calls = useFollowedCalls(read, ({ lane }) => lane === laneOfGame(hashcode));
  const own = [...calls.sent, ...calls.waiting].flatMap((entry) => ('action' in entry ? [entry] : []));
  const value = read && { game: withGameCalls(read, own), device };
  return {
    value,
    // The page has its own note without network.
    problem: isAway && value ? undefined : query.problem,
    isLoading: query.isLoading,
    retry: query.refetch,
  };
}
