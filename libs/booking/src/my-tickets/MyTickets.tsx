import { actions, queries } from '@callboard/api-client/actions';
import type { OwnOrder } from '@callboard/api-contract/booking';
import type { ScreenProps } from '@callboard/tenant';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { buttonVariant } from '@callboard/ui-kit/elements';
import { Card, Page, PageHeader } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { myTicketsMessages as words } from './myTicketsMessages';
import { OwnOrderLine } from './OwnOrderLine';
import styles from './MyTickets.module.css';

/** The orders that the user placed in the ticket shop: what is to come first, then what is past. */
export function Screen({ title = words.title }: ScreenProps) {
  const { data, problem, isLoading: isReading, refetch } = queries.ownOrders.useQuery();
  const [now] = useState(() => Date.now());
  const [openOrder, { isLoading }] = actions.openOwnOrder.useAction();

  /** The shop is not a part of the app: it has pages of its own. */
  async function open({ hashcode }: OwnOrder): Promise<void> {
    const outcome = await openOrder({ order: hashcode });
    if (outcome.ok) location.assign(`/tickets/order#${outcome.data.token}`);
  }

  return (
    <Page width="text">
      <PageHeader
        title={title}
        actions={
          <a href="/tickets" {...buttonVariant()}>
            {words.shop}
          </a>
        }
      />
      <QueryView query={{ value: data, problem, isLoading: isReading, retry: refetch }}>
        {({ orders: all }) => {
          const coming = all.filter(({ performance }) => Date.parse(performance.starts_at) >= now);
          const parts = [
            { title: words.coming, orders: coming.toReversed() },
            { title: words.past, orders: all.filter((order) => !coming.includes(order)) },
          ];
          if (all.length === 0)
            return (
              <EmptyState title={words.none} icon="ticket">
                {words.noneText}
              </EmptyState>
            );
          return parts.map((part) =>
            part.orders.length === 0 ? null : (
              <Card key={part.title} title={part.title}>
                <ul className={styles.list}>
                  {part.orders.map((order) => (
                    <OwnOrderLine
                      key={order.hashcode}
                      order={order}
                      isBusy={isLoading}
                      onOpen={() => void open(order)}
                    />
                  ))}
                </ul>
              </Card>
            ),
          );
        }}
      </QueryView>
    </Page>
  );
}
