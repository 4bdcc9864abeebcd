import type { SaleFacts } from './saleRows';

export type SaleState = 'coming' | 'open' | 'paused' | 'closed';

interface Window {
  status: 'planned' | 'on_sale' | 'paused' | 'closed';
  sale_opens: string | null;
  sale_closes: string | null;
}

/** Whether something is on sale at an instant. Nothing is sold after the performance began. */
export function saleState(
  { status, sale_opens, sale_closes }: Window,
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

/** That of the seats and of every general-admission ticket together: open where one of them is. */
export function saleStateOf({ map, general, performance, now }: SaleFacts): SaleState {
  const states = [...(map ? [map] : []), ...general].map((part) =>
    saleState(part, performance.starts_at, now),
  );
  const order: readonly SaleState[] = ['open', 'paused', 'coming'];
  return order.find((state) => states.includes(state)) ?? 'closed';
}
