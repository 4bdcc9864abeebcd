import { queries } from '@callboard/api-client/actions';
import { AdminPage } from './AdminPage';
import { feeCards } from '../admin/feeCards';

/** The fees to expect, and what is owed and paid of them (clause 2.16). */
export function Screen() {
  return <AdminPage name="accounting" cards={feeCards} loaded={queries.accountingDashboard.useQuery()} />;
}
