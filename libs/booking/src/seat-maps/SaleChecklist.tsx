import { planRefusals } from '@callboard/domain/booking';
import { StatRow, StatTile, StatusBadge } from '@callboard/ui-kit/display';
import { Card } from '@callboard/ui-kit/layout';
import { formatNumber } from '@callboard/language';
import { Link } from 'react-router';
import { drawingHref } from '../floor-plans/drawingHref';
import { seatMapMessages as words } from './seatMapMessages';
import styles from './seatMaps.module.css';
import type { SaleSetup } from './useSaleSetup';

const tones = { ready: 'green', open: 'yellow', missing: 'red' } as const;

/** Checklist of the sale, done and missing, with the number of seats. */
export function SaleChecklist({ setup: { map, plan, checks, counts } }: { setup: SaleSetup }) {
  const labels = { ready: words.ready, open: words.toCheck, missing: words.missing };
  return (
    <Card title={words.checklist}>
      <div className={styles.stack}>
        <StatRow label={words.seats}>
          <StatTile
            label={words.forSale}
            value={formatNumber(counts.forSale)}
            details={counts.reserved > 0 ? [words.reserved(counts.reserved)] : []}
          />
          <StatTile label={words.closed} value={formatNumber(counts.closed + counts.withoutGroup)} />
          <StatTile label={words.notPriced} value={formatNumber(counts.withoutPrice)} />
        </StatRow>
        <ul className={styles.checks} role="list">
          {checks.map((check) => (
            <li key={check.kind} className={styles.check}>
              <StatusBadge label={labels[check.state]} tone={tones[check.state]} />
              <span>
                <b>{words.check(check.kind)}</b>
                {check.why && <span className={styles.note}> {words.reason(check.why, check.count)}</span>}
                {check.why === 'double_labels' && plan && (
                  <>
                    {' '}
                    <Link to={drawingHref(map.floor_plan.hashcode, planRefusals(plan)[0]?.ids ?? [])}>
                      {words.toDrawing}
                    </Link>
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
