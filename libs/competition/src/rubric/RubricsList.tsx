import { recordPath } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { emptyRubric } from './changeRubric';
import { LazyRecordFormDialog } from '@callboard/records';
import { RecordList } from '@callboard/records/list';
import { useNavigate } from 'react-router';

const defaults = { content: emptyRubric };

/** The rubrics of a tenant. A new one opens at its criteria. */
export function Screen() {
  const navigate = useNavigate();
  return (
    <RecordList
      collection="rubrics"
      newRecord={(onClose) => (
        <LazyRecordFormDialog
          collection="rubrics"
          defaults={defaults}
          onDone={(rubric) => void navigate(recordPath(collectionNamed('rubrics'), rubric))}
          onClose={onClose}
        />
      )}
    />
  );
}
