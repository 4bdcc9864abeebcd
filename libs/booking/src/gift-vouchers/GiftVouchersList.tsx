import { RecordList } from '@callboard/records/list';
import { Button } from '@callboard/ui-kit/elements';
import { useState } from 'react';
import { giftVoucherMessages as words } from './giftVoucherMessages';
import { IssueGiftVoucherDialog } from './IssueGiftVoucherDialog';

/** All gift vouchers, from which staff issue another one. */
export function Screen() {
  const [isIssuing, setIssuing] = useState(false);
  return (
    <>
      <RecordList
        collection="giftVouchers"
        actions={
          <Button variant="primary" icon="plus" onClick={() => setIssuing(true)}>
            {words.issue}
          </Button>
        }
      />
      {isIssuing && <IssueGiftVoucherDialog onClose={() => setIssuing(false)} />}
    </>
  );
}
