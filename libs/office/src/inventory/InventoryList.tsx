import { RecordList } from '@callboard/records/list';
import { buttonVariant } from '@callboard/ui-kit/elements';
import { Link } from 'react-router';
import { deskPath, labelsPath } from './paths';
import { deskMessages as words } from './deskMessages';

/** The gear of a tenant, from which the office goes to hand it out and to print its labels. */
export function Screen() {
  return (
    <RecordList
      collection="inventoryInstances"
      actions={
        <>
          <Link {...buttonVariant()} to={labelsPath()}>
            {words.labels}
          </Link>
          <Link {...buttonVariant()} to={deskPath}>
            {words.desk}
          </Link>
        </>
      }
    />
  );
}
