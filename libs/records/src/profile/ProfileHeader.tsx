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
import { mayEdit } from '../actor/mayEdit';
import { mayReach } from '../actor/mayReach';
import { undoableRemoval } from '../actor/undoableRemoval';
import { useActor } from '../actor/useActor';
import { useThrough } from '../actor/useThrough';
import { LazyRecordFormDialog } from '../form/LazyRecordFormDialog';
import { recordHooks } from '../hooks/recordHooks';
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
  /** More buttons, before those of the record itself. */
  actions?: ReactNode;
  /** Changes of status that `actions` offers itself. */
  ownTransitions?: readonly string[] | undefined;
}

/** What a record is and what can be done with it: its transitions, Edit and Delete, as far as the actor may. */
export function ProfileHeader({ collection, record, listPath, actions, ownTransitions }: ProfileHeaderProps) {
  const definition = collectionNamed(collection);
  const { title, subtitle } = record.qed_model;
  const actor = useActor();
  const label = useCollectionLabel(collection, record);
  const { otherPage } = definition;
  // The list of its own sort.
  const ownList =
    otherPage && record[otherPage.unless] === false ? `${listPath}?${otherPage.unless}=false` : listPath;
  const navigate = useNavigate();
  const tell = useUndoAlert();
  const [isEditing, setEditing] = useState(false);
  const [remove] = recordHooks(collection).useRemove();
  const mayUpdate = mayReach(definition, 'update', record, actor);
  // Until it is known whether the time is over, nothing is offered that would be taken away again.
  const isEditable = mayEdit(definition, record, actor, useThrough(definition, record) ?? null);
  const mayRemove = mayReach(definition, 'remove', record, actor);
  const statusField = definition.fields['status'];
  const status = statusField && optionOf(statusField, record['status']);

  async function onRemove() {
    const outcome = await remove(record.hashcode, record.version);
    if (!outcome.ok) return;
    void navigate(listPath);
    tell(messages.removedOne(title), undoableRemoval(definition, actor, outcome.changeSet));
  }

  const commands: (PageCommand | false)[] = [
    isEditable && {
      label: profileMessages.edit,
      icon: 'pencil',
      shortcut: 'edit',
      run: () => setEditing(true),
    },
    mayRemove && { label: messages.remove, icon: 'trash', run: () => void onRemove() },
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
            {mayUpdate && (
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
            {mayRemove && (
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
