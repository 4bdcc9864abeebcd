import { valueIn, type RecordBase, type Collection, type ActorRoles } from '@callboard/api-contract';
import { deadlineOf } from '@callboard/api-contract/records';
import { translate } from '@callboard/language';
import { Banner } from '@callboard/ui-kit/layout';
import { optionOf } from '../kinds/optionOf';
import { formMessages } from './formMessages';

export interface ClosedNoteProps {
  definition: Collection;
  roles: ActorRoles;
  record: RecordBase;
  /** The label of one record of the collection. */
  label: string;
}

/** Explains why fields are missing from a record's form, and who can change them. */
export function ClosedNote({ definition, roles, record, label }: ClosedNoteProps) {
  const status = valueIn(record, 'status');
  const field = definition.fields['status'];
  const option = field && optionOf(field, status);
  return (
    <Banner>
      {deadlineOf(definition, roles, status)
        ? formMessages.closedByTime(label)
        : formMessages.closedByStatus(label, translate(option?.label ?? String(status)))}
    </Banner>
  );
}
