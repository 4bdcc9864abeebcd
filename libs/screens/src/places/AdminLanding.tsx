import { queries } from '@callboard/api-client/actions';
import { AdminPage } from './AdminPage';
import { landingCards } from '@callboard/dashboards/landing-cards';

/** The way into the administration (clause 2.14). */
export function Screen() {
  return <AdminPage name="landing" cards={landingCards} loaded={queries.landingDashboard.useQuery()} />;
}
