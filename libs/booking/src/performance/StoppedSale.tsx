import { queries } from '@callboard/api-client/actions';
import { recordHref } from '@callboard/records/screen';
import { Banner } from '@callboard/ui-kit/layout';
import { Link } from 'react-router';
import { reasonsOf } from '../seat-maps/reasonsOf';
import { seatMapMessages as words } from '../seat-maps/seatMapMessages';

/** Names what stops the open sales of a performance: a price, its tax, or a way to pay that is missing. */
export function StoppedSale({ performance }: { performance: string }) {
  const { data } = queries.saleReadiness.useQuery({ performance });
  const opened = data?.parts.filter(({ status }) => status === 'on_sale') ?? [];
  return opened.map(({ hashcode, collection, name, checks }) => {
    const reasons = reasonsOf(checks, 'missing');
    if (reasons.length === 0) return null;
    const link = <Link to={recordHref(collection, hashcode)}>{words.repair}</Link>;
    return (
      <Banner key={hashcode} kind="error" title={words.stopped(name)} actions={link}>
        {reasons.join(' ')}
      </Banner>
    );
  });
}
