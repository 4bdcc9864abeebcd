import { placeWithFact } from '@callboard/domain/booking';
import { currentLanguage } from '@callboard/language';
import { queries } from '@callboard/api-client/actions';
import type { FoundOrder } from '@callboard/api-contract/booking';
import { formatMoney } from '@callboard/domain/money';
import { EmptyState, QueryView, StatusBadge } from '@callboard/ui-kit/display';
import { formatInstant } from '@callboard/ui-kit/dates';
import { SearchBox } from '@callboard/ui-kit/inputs';
import { Card } from '@callboard/ui-kit/layout';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { recordHref } from '@callboard/records/screen';
import styles from './boxOffice.module.css';
import { officeMessages as words } from './officeMessages';

/** Finds an order by any of its facts. */
export function FindOrders({ performance }: { performance: string | undefined }) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const isSearching = search.length >= 2;
  const { data, problem, isLoading, refetch } = queries.findOrders.useQuery(
    { search, ...(performance !== undefined && { performance }) },
    { skip: !isSearching },
  );
  return (
    <Card>
      <div className={styles.stack}>
        <SearchBox label={words.search} autoFocus maxLength={200} value={typed} onValueChange={setTyped} />
        <p className={styles.note}>{words.searchHint}</p>
        <p role="status" data-visually-hidden>
          {isSearching && data && words.found(data.orders.length)}
        </p>
        {isSearching && (
          <QueryView
            query={{ value: data?.orders, problem, isLoading, retry: refetch }}
            isEmpty={(orders) => orders.length === 0}
            empty={<EmptyState title={words.notFound}>{words.notFoundText}</EmptyState>}
          >
            {(orders) => (
              <ul className={styles.found}>
                {orders.map((order) => (
                  <li key={order.hashcode}>
                    <Found order={order} />
                  </li>
                ))}
              </ul>
            )}
          </QueryView>
        )}
      </div>
    </Card>
  );
}

const tones = {
  unpaid: 'yellow',
  paid: 'green',
  partly_refunded: 'blue',
  refunded: 'gray',
  exchanged: 'gray',
  cancelled: 'gray',
  expired: 'gray',
} as const;

function Found({ order }: { order: FoundOrder }) {
  const { hashcode, number, buyer, email, phone, status, total, currency, performance, places } = order;
  return (
    <Link className={styles.hit} to={recordHref('orders', hashcode)}>
      <span className={styles.hitTitle}>
        <strong>{buyer ?? words.noName}</strong>
        <span className={styles.number}>{number}</span>
        <StatusBadge label={words.statuses[status]} tone={tones[status]} />
        <span className={styles.amount}>{formatMoney({ amount: total, currency })}</span>
      </span>
      {places.length > 0 && (
        <span>{places.map((each) => placeWithFact(each, currentLanguage())).join(', ')}</span>
      )}
      <span className={styles.note}>
        {[performance.name, formatInstant(performance.starts_at, performance.zone), email, phone]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </Link>
  );
}
