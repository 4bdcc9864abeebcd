/** When something is sold, and whether staff opened its sale. */
export interface SaleWindow {
  status: string;
  sale_opens: string | null;
  sale_closes: string | null;
}

/** States of a sale for a buyer at an instant. */
export type SaleState = 'coming' | 'open' | 'paused' | 'closed';

/** The statuses of a performance that the public knows of. */
export const announcedStatuses: readonly string[] = ['scheduled', 'running'];

/** State of a sale at an instant. Nothing is sold after the performance began. */
export function saleState(
  { status, sale_opens, sale_closes }: SaleWindow,
  startsAt: string,
  now: string,
): SaleState {
  const at = Date.parse(now);
  const closes = Math.min(Date.parse(startsAt), sale_closes === null ? Infinity : Date.parse(sale_closes));
  if (status === 'closed' || at >= closes) return 'closed';
  if (status === 'planned') return 'coming';
  if (sale_opens !== null && at < Date.parse(sale_opens)) return 'coming';
  return status === 'paused' ? 'paused' : 'open';
}

/** State of the seats and of every general-admission ticket together: open where one of them is. */
export function saleStateOf(parts: readonly SaleWindow[], startsAt: string, now: string): SaleState {
  const states = parts.map((part) => saleState(part, startsAt, now));
  const order: readonly SaleState[] = ['open', 'paused', 'coming'];
  return order.find((state) => states.includes(state)) ?? 'closed';
}

/**
 * Whether anyone can buy tickets of a performance now. An open sale is `hidden` while the performance is not announced: the shop answers
 * that there is no such performance.
 */
export function publicSale(
  performance: { status: string; starts_at: string },
  parts: readonly SaleWindow[],
  now: string,
): SaleState | 'hidden' {
  const state = saleStateOf(parts, performance.starts_at, now);
  return state === 'closed' || announcedStatuses.includes(performance.status) ? state : 'hidden';
}
