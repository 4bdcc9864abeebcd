import { collectionNamed, type AnyRecord, type CollectionName } from '@callboard/api-contract';
import { say } from '@callboard/language';
import { RecordAvatar } from '@callboard/pickers';
import { usePageCommands, type PageCommand } from '@callboard/app-state';
import { StatusBadge } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { PageHeader } from '@callboard/ui-kit/layout';
import { Breadcrumb } from '@callboard/ui-kit/navigation';
import { Menu } from '@callboard/ui-kit/overlays';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { canEdit } from '../actor/canEdit';
import { canReach } from '../actor/canReach';
import { undoableRemoval } from '../actor/undoableRemoval';
import { useActor } from '../actor/useActor';
import { useThrough } from '../actor/useThrough';
import { LazyRecordFormDialog } from '../form/LazyRecordFormDialog';
import { recordHooksFor } from '@callboard/api-client/collections';
import { useUndoAlert } from '../hooks/useUndoAlert';
import { profileMessages } from './profileMessages';
import { messages } from '../messages';
import { optionOf, toKitTone } from '../values/optionOf';
import { useCollectionLabel } from '../values/useLabels';
import { TransitionButtons } from './TransitionButtons';

export interface ProfileHeaderProps {
  collection: CollectionName;
  record: AnyRecord;
  listPath: string;
  /** Extra buttons, before the record's own. */
  actions?: ReactNode;
  /** Names of transitions that `actions` already offers. */
  ownTransitions?: readonly string[] | undefined;
}

/** The heading of a record with the actions that the actor can perform: transitions, Edit and Delete. */
export function ProfileHeader({ collection, record, listPath, actions, ownTransitions }: ProfileHeaderProps) {
  const definition = collectionNamed(collection);
  const { title, subtitle } = record.qed_model;
  const actor = useActor();
  const label = useCollectionLabel(collection, record);
  const { otherPage } = definition;
  // The list of records of the same type.
  const ownList =
    otherPage && record[otherPage.unless] === false ? `${listPath}?${otherPage.unless}=false` : listPath;
  const navigate = useNavigate();
  const showUndoAlert = useUndoAlert();
  const [isEditing, setEditing] = useState(false);
  const [remove] = recordHooksFor(collection).useRemove();
  const canUpdate = canReach(definition, 'update', record, actor);
  // While the deadline is loading, it counts as passed, so that Edit is not shown and then removed.
  const isEditable = canEdit(definition, record, actor, useThrough(definition, record) ?? null);
  const canRemove = canReach(definition, 'remove', record, actor);
  const statusField = definition.fields['status'];
  const status = statusField && optionOf(statusField, record['status']);

  async function onRemove() {
    const outcome = await remove(record.hashcode, record.version);
    if (!outcome.ok) return;
    void navigate(listPath);
    showUndoAlert(messages.removedOne(title), undoableRemoval(definition, actor, outcome.changeSet));
  }

  const commands: (PageCommand | false)[] = [
    isEditable && {
      label: profileMessages.edit,
      icon: 'pencil',
      shortcut: 'edit',
      run: () => setEditing(true),
    },
    canRemove && { label: messages.remove, icon: 'trash', run: () => void onRemove() },
  ];
  usePageCommands(commands.filter((command) => command !== false));

  return (
    <>
      <PageHeader
        above={
          <Breadcrumb
            crumbs={[{ label: label.many, href: ownList }, { label: title }]}
            onFollow={(href) => void navigate(href)}
          />
        }
        avatar={<RecordAvatar record={record} size="large" />}
        title={title}
        subtitle={subtitle || undefined}
        status={status && <StatusBadge label={say(status.label)} tone={toKitTone(status.tone)} />}
        actions={
          <>
            {actions}
            {canUpdate && (
              <TransitionButtons
                collection={collection}
                definition={definition}
                record={record}
                actor={actor}
                without={ownTransitions}
              />
            )}
            {isEditable && (
              <Button icon="pencil" onClick={() => setEditing(true)}>
                {profileMessages.edit}
              </Button>
            )}
            {canRemove && (
              <Menu
                shape="square"
                icon="more"
                aria-label={profileMessages.moreActions}
                align="end"
                items={[
                  { label: messages.remove, icon: 'trash', isDanger: true, onSelect: () => void onRemove() },
                ]}
              />
            )}
          </>
        }
      />
      {isEditing && (
        <LazyRecordFormDialog collection={collection} record={record} onClose={() => setEditing(false)} />
      )}
    </>
  );
}
