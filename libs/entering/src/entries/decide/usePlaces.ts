import { collections, hooksFor } from '@callboard/api-client/collections';
import type { CountsResponse } from '@callboard/api-contract/lists';
import { placesLeft, type Places } from '@callboard/domain/competition';

/** How full an event is, counting what is decided and not sent yet; undefined without an event, or while it loads. */
export function usePlaces(event: string | undefined) {
  const entries = hooksFor('entries');
  const filters = [{ field: 'event', operator: 'eq', value: event ?? '' }] as const;
  const skip = event === undefined;
  const record = collections.events.useGet(event);
  const statuses = entries.useCounts('status', { filters: skip ? [] : filters });
  const decisions = entries.useCounts('decision', { filters: skip ? [] : filters });
  if (skip || !record.data || !statuses.data || !decisions.data) return undefined;
  const places: Places = {
    limit: record.data.entry_limit,
    accepted: countOf(statuses.data, 'accepted'),
    toAccept: countOf(decisions.data, 'accept'),
  };
  return { ...places, event: record.data, left: placesLeft(places) };
}

function countOf({ results }: CountsResponse, value: string): number {
  return results.find((each) => each.value === value)?.count ?? 0;
}
