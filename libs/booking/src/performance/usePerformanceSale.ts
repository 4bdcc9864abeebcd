import { queries } from '@callboard/api-client/actions';
import { hasRole } from '@callboard/api-contract';
import type { SaleCancellation } from '@callboard/api-contract/booking';
import { useActor } from '@callboard/records';
import { useFeature } from '@callboard/tenant';
import { usePolling } from '@callboard/records/screen';

/** How often the progress of refunds is read. */
const readsEveryMs = 1_500;

/** The sale of a performance as the office sees it, read again while its refunds run; nothing for others. */
export function usePerformanceSale(performance: string): SaleCancellation | undefined {
  const isOffice = hasRole(useActor().roles, ['staff']);
  const hasTickets = useFeature('ticketing');
  const skip = !isOffice || !hasTickets;
  const { data, refetch } = queries.saleCancellation.useQuery({ performance }, { skip });
  const isRunning = data?.cancellation != null && data.cancellation.ended === null;
  usePolling(refetch, isRunning ? readsEveryMs : null);
  return data;
}
