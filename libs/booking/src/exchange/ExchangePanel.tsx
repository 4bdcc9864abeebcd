import { queries } from '@callboard/api-client/actions';
import type { OfficeOrder, SalePerformance } from '@callboard/api-contract/booking';
import { formatMoney } from '@callboard/domain/money';
import { formatInstant } from '@callboard/ui-kit/dates';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Button, Skeleton } from '@callboard/ui-kit/elements';
import { Checkbox, Field, Select } from '@callboard/ui-kit/inputs';
import { Card } from '@callboard/ui-kit/layout';
import { useEffect, useId, useRef, useState } from 'react';
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
  const label = useId();
  const given = tickets.filter(({ hashcode }) => selected.has(hashcode));
  const isAll = given.length === tickets.length;
  if (performances.length === 0)
    return (
      <EmptyState icon="ticket" title={words.none}>
        {words.noneText}
      </EmptyState>
    );

  function toggle(hashcode: string): void {
    const next = new Set(selected);
    if (!next.delete(hashcode)) next.add(hashcode);
    setSelected(next);
  }

  return (
    <>
      <div role="group" aria-labelledby={label} className={styles.group}>
        <p id={label}>{words.which}</p>
        {tickets.length > 1 && (
          <Checkbox
            label={words.all}
            checked={isAll}
            onChange={() => setSelected(new Set(isAll ? [] : tickets.map(({ hashcode }) => hashcode)))}
          />
        )}
        {tickets.map(({ hashcode, place, price_type, price }) => (
          <Checkbox
            key={hashcode}
            label={`${place} · ${price_type.name} ${formatMoney({ amount: price, currency: order.currency })}`}
            checked={selected.has(hashcode)}
            onChange={() => toggle(hashcode)}
          />
        ))}
        {given.length === 0 && (
          <p role="alert" className={styles.error}>
            {words.selectSome}
          </p>
        )}
      </div>
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
