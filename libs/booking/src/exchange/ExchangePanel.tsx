import { queries } from '@callboard/api-client/actions';
import type { OfficeOrder, SalePerformance } from '@callboard/api-contract/booking';
import { formatInstant } from '@callboard/ui-kit/dates';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Button, Skeleton } from '@callboard/ui-kit/elements';
import { Field, Select } from '@callboard/ui-kit/inputs';
import { Card } from '@callboard/ui-kit/layout';
import { useEffect, useRef, useState } from 'react';
import { SelectTickets } from './SelectTickets';
import styles from './exchange.module.css';
import { ExchangeDesk } from './ExchangeDesk';
import { exchangeMessages as words } from './exchangeMessages';

export interface ExchangePanelProps {
  found: OfficeOrder;
  onDone: () => void;
}

/** Exchanges tickets of an order: which of them, for which performance, and for which places. */
export function ExchangePanel({ found, onDone }: ExchangePanelProps) {
  const { order } = found;
  const { data, problem, isLoading, refetch } = queries.officePerformances.useQuery();
  const panel = useRef<HTMLDivElement>(null);
  // Synchronises the scroll position: on a phone the panel is below the tickets.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'start' });
  }, [data]);
  return (
    <div ref={panel}>
      <Card title={words.title(order.number)} actions={<Button onClick={onDone}>{words.stop}</Button>}>
        <div className={styles.stack}>
          <p className={styles.note}>{words.hint}</p>
          <QueryView
            query={{ value: data, problem, isLoading, retry: refetch }}
            loading={<Skeleton lines={6} />}
          >
            {({ performances }) => (
              <Selection
                found={found}
                performances={performances.filter(
                  ({ hashcode, currency }) =>
                    hashcode !== order.performance.hashcode && currency === order.currency,
                )}
                onDone={onDone}
              />
            )}
          </QueryView>
        </div>
      </Card>
    </div>
  );
}

/** The tickets of an order that can be exchanged: valid, and not scanned. */
export function exchangeableOf({ order }: OfficeOrder) {
  return order.tickets.filter(({ status, admitted_at }) => status === 'valid' && admitted_at === null);
}

function Selection({
  found,
  performances,
  onDone,
}: ExchangePanelProps & { performances: readonly SalePerformance[] }) {
  const { order } = found;
  const tickets = exchangeableOf(found);
  const [selected, setSelected] = useState<ReadonlySet<string>>(
    new Set(tickets.map(({ hashcode }) => hashcode)),
  );
  const [performance, setPerformance] = useState('');
  const given = tickets.filter(({ hashcode }) => selected.has(hashcode));
  if (performances.length === 0)
    return (
      <EmptyState icon="ticket" title={words.none}>
        {words.noneText}
      </EmptyState>
    );

  return (
    <>
      <SelectTickets
        label={words.which}
        tickets={tickets}
        currency={order.currency}
        selected={selected}
        error={given.length === 0 ? words.selectSome : undefined}
        onSelect={setSelected}
      />
      <Field label={words.performance} required>
        <Select
          placeholder={words.selectPerformance}
          value={performance}
          options={performances.map(({ hashcode, name, starts_at, zone, free }) => ({
            value: hashcode,
            label: words.option(name, formatInstant(starts_at, zone), free),
          }))}
          onChange={({ currentTarget: { value } }) => setPerformance(value)}
        />
      </Field>
      {performance !== '' && given.length > 0 && (
        <ExchangeDesk
          key={performance}
          order={order}
          given={given}
          performance={performance}
          onDone={onDone}
        />
      )}
    </>
  );
}
