import type { RecordOf } from '@callboard/api-contract';
import { publicSale, type SaleWindow } from '@callboard/domain/booking';
import { Banner } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { recordHref } from '@callboard/records/screen';
import { seatMapMessages as words } from './seatMapMessages';

export interface HiddenSaleProps {
  performance: Pick<RecordOf<'performances'>, 'hashcode' | 'status' | 'starts_at'>;
  parts: readonly SaleWindow[];
}

/** Announces that staff opened a sale which no one can see: the performance is not announced. */
export function HiddenSale({ performance, parts }: HiddenSaleProps) {
  const [now] = useState(() => new Date().toISOString());
  const { pathname } = useLocation();
  const opened = parts.filter(({ status }) => status === 'on_sale');
  if (opened.length === 0 || publicSale(performance, opened, now) !== 'hidden') return null;
  const href = recordHref('performances', performance.hashcode);
  return (
    <Banner
      kind="warning"
      title={words.hidden}
      actions={href !== pathname && <Link to={href}>{words.toPerformance}</Link>}
    >
      {words.hiddenText}
    </Banner>
  );
}
