import { queries } from '@callboard/api-client/actions';
import type { BoxOfficeShift } from '@callboard/api-contract/booking';
import { formatMoney } from '@callboard/domain/money';
import { useTenant } from '@callboard/tenant';
import { formatInstant } from '@callboard/ui-kit/dates';
import { QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Card } from '@callboard/ui-kit/layout';
import { Link } from 'react-router';
import { daySheetPath } from './officePaths';
import { CloseShiftForm } from './CloseShiftForm';
import styles from './shift.module.css';
import { shiftMessages as words } from './shiftMessages';
import { TakingsTable } from './TakingsTable';
import { ShiftNeeded } from './ShiftNeeded';

/** The open shift of the user: what it took, and the count that closes it or hands it over. */
export function ShiftView() {
  const { data, problem, isLoading, refetch } = queries.ownShift.useQuery({});
  return (
    <QueryView query={{ value: data, problem, isLoading, retry: refetch }} loading={<Skeleton lines={6} />}>
      {({ shift }) => (
        <div className={styles.stack}>
          {shift === null ? (
            <ShiftNeeded />
          ) : (
            <div className={styles.panel}>
              <ShiftCard shift={shift} />
              <CloseShiftForm key={shift.hashcode} shift={shift} />
            </div>
          )}
          <p>
            <Link to={daySheetPath}>{words.daySheet}</Link>
          </p>
        </div>
      )}
    </QueryView>
  );
}

function ShiftCard({ shift }: { shift: BoxOfficeShift }) {
  const { timeZone } = useTenant();
  const { till, clerk, float, currency, opened_at, takings } = shift;
  return (
    <Card title={till}>
      <div className={styles.stack}>
        <p className={styles.note}>
          {[clerk.title, words.since(formatInstant(opened_at, timeZone))].join(' · ')}
        </p>
        <dl className={styles.facts}>
          <div>
            <dt>{words.float}</dt>
            <dd>{formatMoney({ amount: float, currency })}</dd>
          </div>
        </dl>
        <TakingsTable takings={takings} label={words.sums} />
      </div>
    </Card>
  );
}
