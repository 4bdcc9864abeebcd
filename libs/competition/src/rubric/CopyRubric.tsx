import { recordPath, rowRule, type RecordOf } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { LazyRecordFormDialog, useActor } from '@callboard/records';
import { Button } from '@callboard/ui-kit/elements';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { rubricPageMessages as words } from './rubricPageMessages';

const rubrics = collectionNamed('rubrics');

/** Begins a draft with the criteria of a rubric, under another name. */
export function CopyRubric({ rubric }: { rubric: RecordOf<'rubrics'> }) {
  const { roles } = useActor();
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  if (rowRule(rubrics, 'create', roles) !== 'all') return null;
  const { name, content, notes } = rubric;
  return (
    <>
      <Button icon="copy" onClick={() => setOpen(true)}>
        {words.copy}
      </Button>
      {isOpen && (
        <LazyRecordFormDialog
          collection="rubrics"
          defaults={{ name: words.copyOf(name), content, notes }}
          onDone={(copy) => void navigate(recordPath(rubrics, copy))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
