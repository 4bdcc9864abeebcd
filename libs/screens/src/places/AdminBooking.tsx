import { queries } from '@callboard/api-client/actions';
import { AdminPage } from './AdminPage';
import { seatCards } from '@callboard/dashboards/seat-cards';

/** Sales, and the seats on offer (clause 2.17). */
export function Screen() {
  return <AdminPage name="booking" cards={seatCards} loaded={queries.bookingDashboard.useQuery()} />;
}
