import { queries } from '@callboard/api-client/actions';
import { AdminPage } from './AdminPage';
import { seatCards } from '../admin/seatCards';

/** Which seats are on offer (clause 2.17). There are no orders, and a note on the page shows that. */
export function Screen() {
  return <AdminPage name="booking" cards={seatCards} loaded={queries.bookingDashboard.useQuery()} />;
}
