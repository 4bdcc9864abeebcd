import { queries } from '@callboard/api-client/actions';
import { scoredGameSchema, type ScoredGame } from '@callboard/api-contract/competition';
import { useFollowedCalls } from '../judging/useFollowedCalls';
import { useStoredLatest } from '../judging/useStoredLatest';
import { withGameCalls } from './gameCalls';

/** The lane of a game: its steps are sent in their order, and a refusal holds up no other game. */
export function laneOfGame(game: string): string {
  return `games/${game}`;
}

/** There is one: the game that is scored here. */
const storedGame = {
  kind: 'games',
  schema: scoredGameSchema,
  toStored: (game: ScoredGame) => game,
} as const;

/** A game with what waits on this device for a network. */
export function useGame(hashcode: string) {
  const query = queries.scoredGame.useQuery({ game: hashcode });
  const stored = useStoredLatest(storedGame, query.data);
  const isAway = query.problem?.kind === 'network' || query.problem?.kind === 'timeout';
  // Without a network a new tab has what the device stored.
  const read = query.data ?? (isAway && stored?.hashcode === hashcode ? stored : undefined);
  const calls = useFollowedCalls(read, ({ lane }) => lane === laneOfGame(hashcode));
  const own = [...calls.sent, ...calls.waiting].flatMap((entry) => ('action' in entry ? [entry] : []));
  const value = read && { game: withGameCalls(read, own), isAway };
  return {
    value,
    // The page has its own note without network.
    problem: isAway && value ? undefined : query.problem,
    isLoading: query.isLoading,
    retry: query.refetch,
  };
}
