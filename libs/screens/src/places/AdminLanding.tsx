import { queries } from '@callboard/api-client/actions';
import { useState } from 'react';
import { AdminPage } from './AdminPage';
import { landingCards } from '@callboard/dashboards/landing-cards';
import { useUndeliveredMails } from '@callboard/dashboards/admin';

/** The way into the administration (clause 2.14). */
export function Screen() {
  const facts = queries.landingDashboard.useQuery();
  // The mails stand above the rest: the page waits for their first answer, so that nothing moves under the pointer.
  const { isLoading } = useUndeliveredMails();
  const [isReady, setIsReady] = useState(!isLoading);
  if (!isReady && !isLoading) setIsReady(true);
  return (
    <AdminPage
      name="landing"
      cards={landingCards}
      loaded={isReady ? facts : { ...facts, data: undefined, isLoading: true }}
    />
  );
}
