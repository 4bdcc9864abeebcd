import { queries } from '@callboard/api-client/actions';
import { hooksFor } from '@callboard/api-client/collections';

import { namesSomething } from '@callboard/domain/targets';
import { useUndoAlert } from '@callboard/records';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { Card, Split, Stack } from '@callboard/ui-kit/layout';
import { useRef, useState } from 'react';
import {
  emptyTarget,
  toDraft,
  toParameter,
  toTarget,
  type TargetDraft,
  type SavedTarget,
} from './targetDraft';
import { TargetForm } from './TargetForm';
import { TargetList } from './TargetList';
import { targetMessages as words } from './targetMessages';
import { TargetPeople } from './TargetPeople';

export interface TargetEditorProps {
  /** Kind of the record with targets, which decides their collection. */
  of: 'announcement' | 'resource';
  /** Hashcode of the record with the targets. */
  record: string;
  /** @default false */
  readOnly?: boolean | undefined;
}

// Targets of a resource are one condition of a list, in which a filter of entries has no place.
const collectionOf = { announcement: 'announcementTargets', resource: 'resourceTargets' } as const;

/** The group that is edited: a saved one by its position, or a new one behind the others. */
interface Editing {
  hashcode: string | null;
  draft: TargetDraft;
}

/** The groups of people who get something, and whom they reach: saved one by one, counted while they are edited. */
export function TargetEditor({ of, record, readOnly = false }: TargetEditorProps) {
  const { data, problem, isLoading, refetch } = hooksFor(collectionOf[of]).useList({
    filters: [{ field: of, operator: 'eq', value: record }],
    ordering: ['created'],
  });
  return (
    <QueryView query={{ value: data?.results, problem, isLoading, retry: refetch }}>
      {(targets) => <Editor of={of} record={record} targets={targets} readOnly={readOnly} />}
    </QueryView>
  );
}

interface EditorProps extends Pick<TargetEditorProps, 'of' | 'record'> {
  targets: readonly SavedTarget[];
  readOnly: boolean;
}

function Editor({ of, record, targets, readOnly }: EditorProps) {
  const [editing, setEditing] = useState<Editing>();
  const { save, remove, isBusy } = useTargetWrites({ of, record, targets });
  const addButton = useRef<HTMLButtonElement>(null);
  const saved = targets.map(toDraft);
  const drafts = withDraft(targets, saved, editing);
  const isNamed = editing === undefined || namesSomething(toTarget(editing.draft));
  const counted = isNamed ? drafts : saved;
  const preview = queries.targetPreview.useQuery(
    { targets: toParameter(counted.map(toTarget)) },
    { skip: counted.length === 0 },
  );
  const position = editing ? targets.findIndex(({ hashcode }) => hashcode === editing.hashcode) : -1;
  const at = position < 0 ? targets.length : position;
  const reach = preview.data && { own: preview.data.counts[at] ?? 0, together: preview.data.count };

  function close() {
    setEditing(undefined);
    // The form that had the focus is gone.
    addButton.current?.focus();
  }

  const add = !readOnly && !editing && (
    <Button ref={addButton} icon="plus" onClick={() => setEditing({ hashcode: null, draft: emptyTarget })}>
      {words.add}
    </Button>
  );
  if (targets.length === 0 && !editing) {
    return (
      <EmptyState icon="people" title={words.none} action={add || undefined}>
        {readOnly ? words.noneReadOnly : words.noneText}
      </EmptyState>
    );
  }
  return (
    <Split
      aside={
        counted.length > 0 && (
          <Card title={words.whoTitle}>
            <QueryView
              query={{
                value: preview.data,
                problem: preview.problem,
                isLoading: preview.isLoading,
                retry: preview.refetch,
              }}
            >
              {(found) => <TargetPeople preview={found} />}
            </QueryView>
          </Card>
        )
      }
    >
      <Card title={words.groups} actions={add}>
        <Stack>
          {targets.length > 0 && (
            <TargetList
              targets={targets}
              counts={preview.data?.counts}
              readOnly={readOnly || editing !== undefined}
              onChange={(target) => setEditing({ hashcode: target.hashcode, draft: toDraft(target) })}
              onRemove={(target) => void remove(target)}
            />
          )}
          {editing && (
            <TargetForm
              title={editing.hashcode === null ? words.addTitle : words.editTitle}
              draft={editing.draft}
              reach={reach}
              isBusy={isBusy}
              hasFilter={of === 'announcement'}
              onChange={(draft) => setEditing({ ...editing, draft })}
              onCancel={close}
              onSave={() =>
                void save(editing.hashcode, editing.draft).then((isSaved) => {
                  if (isSaved) close();
                })
              }
            />
          )}
        </Stack>
      </Card>
    </Split>
  );
}

/** The targets as they would be with the one that is edited. */
function withDraft(
  targets: EditorProps['targets'],
  saved: readonly TargetDraft[],
  editing: Editing | undefined,
): readonly TargetDraft[] {
  if (!editing) return saved;
  if (editing.hashcode === null) return [...saved, editing.draft];
  return targets.map((target) => (target.hashcode === editing.hashcode ? editing.draft : toDraft(target)));
}

/** Saving and removing one target, each with Undo. */
function useTargetWrites({ of, record, targets }: Omit<EditorProps, 'readOnly'>) {
  const hooks = hooksFor(collectionOf[of]);
  const [create, creating] = hooks.useCreate();
  const [patch, patching] = hooks.usePatch();
  const [removeTarget] = hooks.useRemove();
  const notify = useUndoAlert();
  return {
    isBusy: creating.isLoading || patching.isLoading,
    async save(hashcode: string | null, draft: TargetDraft): Promise<boolean> {
      const { entries_filter, ...matched } = toTarget(draft);
      const body = of === 'announcement' ? { ...matched, entries_filter } : matched;
      const version = targets.find((target) => target.hashcode === hashcode)?.version;
      const outcome =
        hashcode === null ? await create({ [of]: record, ...body }) : await patch(hashcode, body, version);
      if (!outcome.ok) return false;
      notify(hashcode === null ? words.added : words.changed, outcome.changeSet);
      return true;
    },
    async remove({ hashcode, version }: SavedTarget): Promise<void> {
      const outcome = await removeTarget(hashcode, version);
      if (outcome.ok) notify(words.removed, outcome.changeSet);
    },
  };
}
