import { queries } from '@callboard/api-client/actions';
import { hasRole } from '@callboard/api-contract';
import type { SalePostponement } from '@callboard/api-contract/booking';
import { useActor } from '@callboard/records';
import { useFeature } from '@callboard/tenant';
import { usePolling } from '@callboard/records/screen';

/** How often the progress of the mails is read. */
const readsEveryMs = 1_500;

/** Answers of the buyers of a performance after it was moved, read again while they are written to; nothing for others than the office. */
export function usePostponement(performance: string): SalePostponement['postponement'] | undefined {
  const isOffice = hasRole(useActor().roles, ['staff']);
  const hasTickets = useFeature('ticketing');
  const { data, refetch } = queries.salePostponement.useQuery(
    { performance },
    { skip: !isOffice || !hasTickets },
  );
  const found = data?.postponement;
  const isWriting = found != null && found.written + found.failed < found.orders;
  usePolling(refetch, isWriting ? readsEveryMs : null);
  return found;
}
