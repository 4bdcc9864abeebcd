import { queries } from '@callboard/api-client/actions';
import { AdminPage } from './AdminPage';
import { stageCards } from '@callboard/dashboards/stage-cards';

/** How stage time is used (clause 2.18). */
export function Screen() {
  return <AdminPage name="performance" cards={stageCards} loaded={queries.performanceDashboard.useQuery()} />;
}
