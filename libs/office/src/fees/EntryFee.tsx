import { queries } from '@callboard/api-client/actions';
import { hasRole, type RecordOf } from '@callboard/api-contract';
import type { FeeFacts } from '@callboard/api-contract/finance';
import { feeOf, type Fee } from '@callboard/domain/competition';
import { useActor } from '@callboard/records';
import { useFeature } from '@callboard/tenant';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Card } from '@callboard/ui-kit/layout';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { EntryInvoices } from '../invoices/EntryInvoices';
import { FeeInvoiced } from './FeeInvoiced';
import { FeeHistory } from './FeeHistory';
import { FeeLines } from './FeeLines';
import { feeMessages as words } from './feeMessages';
import styles from './fees.module.css';

const FeeButtons = lazy(async () => ({ default: (await import('./FeeButtons')).FeeButtons }));

export interface EntryFeeProps {
  entry: RecordOf<'entries'>;
  /** As the entry's dossier has them. */
  facts: FeeFacts;
}

/** Fee of an entry and its payments; the office notes payments and waives. */
export function EntryFee({ entry, facts }: EntryFeeProps) {
  const isOffice = hasRole(useActor().roles, ['staff']);
  const [now] = useState(() => new Date());
  const place = usePlace('#fee');
  const { data: found, isLoading } = queries.entryInvoices.useQuery(
    { entry: entry.hashcode },
    { skip: !useFeature('ticketing') },
  );
  const invoice = found?.open_invoice ?? null;
  const canChange = isOffice && !isLoading && invoice === null;
  const fee = feeOf(facts, now);
  const note = noteOf(facts, fee);
  return (
    <Card title={words.fee}>
      <div className={styles.root} ref={place} tabIndex={-1}>
        <FeeLines fee={fee} zone={facts.zone} />
        {note !== null && <p className={styles.note}>{note}</p>}
        {facts.fee && (
          <FeeHistory
            entry={entry.hashcode}
            fee={facts.fee}
            currency={fee.currency}
            isOffice={isOffice}
            canChange={canChange}
          />
        )}
        {found && <EntryInvoices found={found} isOffice={isOffice} />}
        {isOffice && invoice && <FeeInvoiced invoice={invoice} />}
        {canChange && (
          <Suspense fallback={<Skeleton lines={1} />}>
            <FeeButtons
              entry={entry.hashcode}
              title={entry.qed_model.title}
              facts={facts}
              fee={fee}
              now={now}
            />
          </Suspense>
        )}
      </div>
    </Card>
  );
}

/** The part of the page that the address names: the browser looks for it before it is there. */
function usePlace(fragment: string) {
  const place = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  // Moves the browser's focus.
  useEffect(() => {
    if (hash !== fragment) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView?.({ block: 'center' });
  }, [hash, key, fragment]);
  return place;
}

function noteOf({ status }: FeeFacts, { isFixed, total }: Fee): string | null {
  if (status === 'draft') return words.fixedLater;
  if (status === 'withdrawn' || status === 'declined') return words.out;
  if (!isFixed) return words.notCharged;
  return status === 'waitlisted' && total > 0 ? words.waiting : null;
}
