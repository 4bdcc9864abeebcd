import { mediaAddress } from '@callboard/api-client/sale';
import type { SalePerformance } from '@callboard/api-contract/booking';
import { formatMoney } from '@callboard/domain/money';
import { buttonVariant } from '@callboard/ui-kit/elements';
import styles from './tickets.module.css';
import { openTicketPage, ticketAddress, type TicketPage } from './ticketAddress';
import { ticketsMessages as words } from './ticketsMessages';
import { placeTimeText, whenText } from './whenText';

/** So few places that a buyer should know. */
const few = 30;

/** A performance in the list of the shop, with the picture of its event. */
export function PerformanceCard({ performance }: { performance: SalePerformance }) {
  const { name, event, venue, city, picture, sale } = performance;
  const to: TicketPage = { page: 'performance', performance: performance.hashcode, step: 'seats' };
  const image = mediaAddress(picture);
  const isQueuedFor = sale === 'coming' && performance.has_queue === true && performance.sale_opens !== null;
  const label = labelOf(sale);
  return (
    <article className={styles.card}>
      {image !== undefined && <img className={styles.poster} src={image} alt="" loading="lazy" />}
      <div className={styles.text}>
        <h2 className={styles.name}>{name}</h2>
        {event !== null && event !== name && <p>{event}</p>}
        <p>{whenText(performance)}</p>
        <p className={styles.muted}>{[venue, city].filter(Boolean).join(', ')}</p>
      </div>
      <div className={styles.foot}>
        <span>{saleText(performance)}</span>
        {(sale === 'open' || sale === 'sold_out' || isQueuedFor) && (
          <a
            {...buttonVariant({ variant: 'primary' })}
            href={ticketAddress(to)}
            aria-label={`${label}: ${name}`}
            onClick={(click) => {
              if (click.metaKey || click.ctrlKey || click.shiftKey) return;
              click.preventDefault();
              openTicketPage(to);
            }}
          >
            {label}
          </a>
        )}
      </div>
    </article>
  );
}

function labelOf(sale: SalePerformance['sale']): string {
  if (sale === 'open') return words.open;
  return sale === 'sold_out' ? words.waitFor : words.queueFor;
}

/** Text of the sale: if tickets can be bought, and from which price. */
export function saleText(performance: SalePerformance): string {
  const { sale, sale_opens, from_price, currency, zone, free } = performance;
  if (sale === 'sold_out') return words.soldOut;
  if (sale === 'coming' && sale_opens !== null) return words.coming(placeTimeText(sale_opens, zone));
  if (sale === 'coming') return words.comingSoon;
  if (sale === 'paused') return words.paused;
  if (sale !== 'open') return words.closed;
  const price = from_price === null ? '' : words.from(formatMoney({ amount: from_price, currency }));
  return [price, free <= few ? words.few(free) : ''].filter(Boolean).join(' · ');
}
