import { useLanguage } from '@callboard/language';
import { Page, PageHeader } from '@callboard/ui-kit/layout';
import { lazy, Suspense } from 'react';
import { Skeleton } from '@callboard/ui-kit/elements';
import { ProgrammePage } from './ProgrammePage';
import { useTicketPage } from './ticketAddress';
import { ticketsMessages as words } from './ticketsMessages';

const PerformancePage = lazy(async () => ({ default: (await import('./PerformancePage')).PerformancePage }));
const WaitingPage = lazy(async () => ({ default: (await import('./WaitingPage')).WaitingPage }));
const OrderPage = lazy(async () => ({ default: (await import('./OrderPage')).OrderPage }));

/** The ticket shop of a tenant. */
export function TicketsApp({ name }: { name: string }) {
  const language = useLanguage();
  const page = useTicketPage();
  return (
    <main key={language}>
      <Page>
        <PageHeader title={`${name}: ${words.tickets}`} />
        <Suspense fallback={<Skeleton lines={6} />}>
          {page.page === 'programme' && <ProgrammePage />}
          {page.page === 'performance' && <PerformancePage key={page.performance} {...page} />}
          {page.page === 'waiting' && <WaitingPage key={page.token} token={page.token} />}
          {page.page === 'order' && <OrderPage key={page.token} token={page.token} />}
        </Suspense>
      </Page>
    </main>
  );
}
