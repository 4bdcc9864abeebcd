import { queries } from '@callboard/api-client/actions';
import { formatMoney } from '@callboard/domain/money';
import { zoneName } from '@callboard/domain/calendar';
import { feeOf, isLate } from '@callboard/domain/competition';
import type { FeeFacts } from '@callboard/api-contract/finance';
import { formatInstant } from '@callboard/ui-kit/dates';
import { QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Card } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { FeeLines } from './FeeLines';
import { feeMessages as words } from './feeMessages';
import styles from './fees.module.css';

/** Expected cost of an entry, with the members that it has by now. */
export function CostCard({ entry }: { entry: string }) {
  const { data, problem, isLoading, refetch } = queries.entryFee.useQuery({ entry });
  return (
    <QueryView
      query={{ value: data, problem, isLoading, retry: refetch }}
      loading={
        <Card title={words.cost}>
          <Skeleton lines={3} />
        </Card>
      }
      isEmpty={({ fee }) => fee === null}
      empty={null}
    >
      {({ fee }) =>
        fee && (
          <Card title={words.cost}>
            <Cost facts={fee} />
          </Card>
        )
      }
    </QueryView>
  );
}

function Cost({ facts }: { facts: FeeFacts }) {
  const [now] = useState(() => new Date());
  return (
    <div className={styles.root} aria-live="polite">
      <FeeLines fee={feeOf(facts, now)} zone={facts.zone} />
      <LateNote facts={facts} now={now} />
      <p className={styles.note}>
        {[words.fixedLater, (facts.terms.performer_fee ?? 0) > 0 && words.adultsFree]
          .filter(Boolean)
          .join(' ')}
      </p>
    </div>
  );
}

/** Notes beforehand from when on an entry costs more. */
export function LateNote({ facts: { terms, fee, zone }, now }: { facts: FeeFacts; now: Date }) {
  const { late_fee, late_fee_from: from, currency } = terms;
  const hasGrace = fee?.waivers.some(({ what }) => what === 'late') ?? false;
  if (late_fee === null || late_fee === 0 || from === null || isLate(terms, now) || hasGrace) return null;
  const when = `${formatInstant(from, zone)} ${zoneName(zone, from)}`;
  return <p className={styles.note}>{words.lateFrom(formatMoney({ amount: late_fee, currency }), when)}</p>;
}
