import { useLanguage } from '@callboard/language';
import { Page, PageHeader } from '@callboard/ui-kit/layout';
import { lazy, Suspense } from 'react';
import { Skeleton } from '@callboard/ui-kit/elements';
import { ProgrammePage } from './ProgrammePage';
import { ShopFooter, type ShopFooterProps } from './ShopFooter';
import { isEmbedded, useTicketPage } from './ticketAddress';
import { ticketsMessages as words } from './ticketsMessages';
import { useFrameHeight } from './useFrameHeight';

const PerformancePage = lazy(async () => ({ default: (await import('./PerformancePage')).PerformancePage }));
const WaitingPage = lazy(async () => ({ default: (await import('./WaitingPage')).WaitingPage }));
const OrderPage = lazy(async () => ({ default: (await import('./OrderPage')).OrderPage }));

export interface TicketsAppProps {
  /** The name of the tenant. */
  name: string;
  /** True if a user of the app is signed in on this device: their orders are theirs. */
  isSignedIn: boolean;
  /** Facts of the tenant for the footer. */
  footer?: ShopFooterProps;
  /** Called when tickets are shown, which are to work offline from now on. */
  onTickets: () => void;
}

/** The ticket shop of a tenant: a page of its own, or without a title within a page of another site. */
export function TicketsApp({ name, isSignedIn, footer, onTickets }: TicketsAppProps) {
  const language = useLanguage();
  const page = useTicketPage();
  const hasTitle = !isEmbedded();
  const frame = useFrameHeight();
  return (
    <main key={language} ref={frame}>
      <Page>
        {hasTitle && (
          <PageHeader
            title={`${name}: ${words.tickets}`}
            {...(isSignedIn && { actions: <a href="/account/tickets">{words.myTickets}</a> })}
          />
        )}
        <Suspense fallback={<Skeleton lines={6} />}>
          {page.page === 'programme' && <ProgrammePage />}
          {page.page === 'performance' && <PerformancePage key={page.performance} {...page} />}
          {page.page === 'waiting' && <WaitingPage key={page.token} token={page.token} />}
          {page.page === 'order' && <OrderPage key={page.token} token={page.token} onTickets={onTickets} />}
        </Suspense>
        <ShopFooter {...footer} />
      </Page>
    </main>
  );
}
