import { queries } from '@callboard/api-client/actions';
import { AdminPage } from './AdminPage';
import { seasonCards } from '@callboard/dashboards/season-cards';

/** How the season goes (clause 2.15). */
export function Screen() {
  return <AdminPage name="admin" cards={seasonCards} loaded={queries.adminDashboard.useQuery()} />;
}
