import { actions } from '@callboard/api-client/actions';
import type { OrderMerchandise as Line, SaleOrder } from '@callboard/api-contract/booking';
import { piecesText } from '../sale/merchandiseLines';
import { formatMoney } from '@callboard/domain/money';
import { formatInstant } from '@callboard/ui-kit/dates';
import { StatusBadge } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { orderMessages as words } from './orderMessages';
import styles from './orders.module.css';

const tones = { reserved: 'yellow', sold: 'blue', refunded: 'gray', cancelled: 'gray' } as const;

/** The merchandise of an order: what is to be handed over, and the mark that it was. */
export function OrderMerchandise({ order }: { order: SaleOrder }) {
  const { merchandise, currency, hashcode: target, performance } = order;
  const [handOver, { isLoading }] = actions.handOver.useAction();
  const alerts = useAlerts();
  const waiting = merchandise.filter(isWaiting);

  async function mark(lines: readonly Line[], isHandedOver: boolean): Promise<void> {
    const input = { lines: lines.map(({ hashcode }) => hashcode), is_handed_over: isHandedOver };
    const outcome = await handOver(target, input);
    if (!outcome.ok || !isHandedOver) return;
    alerts.show({
      kind: 'success',
      message: words.handedOver(lines.map(({ name }) => name).join(', ')),
      action: { label: words.undo, onAct: () => void mark(lines, false) },
    });
  }

  if (merchandise.length === 0) return null;
  return (
    <section className={styles.group} aria-label={words.merchandise}>
      <h2 className={styles.heading}>{words.merchandise}</h2>
      <ul className={styles.tickets}>
        {merchandise.map((line) => (
          <li key={line.hashcode} className={styles.ticket}>
            <span className={styles.main}>
              <strong>{piecesText(line.name, line.quantity)}</strong>
              <span>{formatMoney({ amount: line.quantity * line.price, currency })}</span>
              <StatusBadge
                label={isDone(line) ? words.handedOverShort : words.lineStatuses[line.status]}
                tone={isDone(line) ? 'green' : tones[line.status]}
              />
              <span className={styles.note}>
                {[
                  line.refunded > 0 && words.piecesBack(line.refunded),
                  line.handed_over_at !== null && formatInstant(line.handed_over_at, performance.zone),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            {line.status === 'sold' && (
              <Button
                isBusy={isLoading}
                aria-label={isDone(line) ? words.undoHandOver(line.name) : words.handOverOf(line.name)}
                onClick={() => void mark([line], !isDone(line))}
              >
                {isDone(line) ? words.undo : words.handOver}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {waiting.length > 1 && (
        <div>
          <Button variant="primary" isBusy={isLoading} onClick={() => void mark(waiting, true)}>
            {words.handOverAll}
          </Button>
        </div>
      )}
    </section>
  );
}

function isDone({ status, handed_over_at }: Line): boolean {
  return status === 'sold' && handed_over_at !== null;
}

function isWaiting({ status, handed_over_at }: Line): boolean {
  return status === 'sold' && handed_over_at === null;
}
