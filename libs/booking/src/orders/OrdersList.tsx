import { RecordList } from '@callboard/records/list';
import { buttonVariant } from '@callboard/ui-kit/elements';
import { Link } from 'react-router';
import { listHref } from '@callboard/records/screen';
import { orderMessages as words } from './orderMessages';
import { payBackMessages } from './payBackMessages';
import { requestMessages } from './requestMessages';
import { boxOfficePath, findOrdersPath } from '../shift/officePaths';

/** The orders whose buyers are owed money. */
const dueOrdersPath = listHref('orders', { to_refund__gte: '1' });

/** The orders whose buyers wait for an answer. */
const requestedOrdersPath = listHref('orders', { open_requests__gte: '1' });

/** All orders, from which staff go to sell, or to find one by what the list does not show. */
export function Screen() {
  return (
    <RecordList
      collection="orders"
      actions={
        <>
          <Link {...buttonVariant()} to={requestedOrdersPath}>
            {requestMessages.withRequest}
          </Link>
          <Link {...buttonVariant()} to={dueOrdersPath}>
            {payBackMessages.dueOrders}
          </Link>
          <Link {...buttonVariant()} to={findOrdersPath}>
            {words.findByAny}
          </Link>
          <Link {...buttonVariant()} to={boxOfficePath}>
            {words.boxOffice}
          </Link>
        </>
      }
    />
  );
}
