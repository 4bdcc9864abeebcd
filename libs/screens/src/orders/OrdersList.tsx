import { RecordList } from '@callboard/records/list';
import { buttonVariant } from '@callboard/ui-kit/elements';
import { Link } from 'react-router';
import { orderMessages as words } from './orderMessages';
import { boxOfficePath, findOrdersPath } from '../box-office/officePaths';

/** All orders, from which staff go to sell, or to find one by what the list does not show. */
export function Screen() {
  return (
    <RecordList
      collection="orders"
      actions={
        <>
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
