import { collectionNamed, type AnyRecord, type CollectionName } from '@callboard/api-contract';
import { RecordAvatar } from '@callboard/pickers';
import { Breadcrumb, Button, Menu, PageHeader, StatusBadge } from '@callboard/ui-kit';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { mayReach } from '../actor/mayReach';
import { useActor } from '../actor/useActor';
import { LazyRecordFormDialog } from '../form/LazyRecordFormDialog';
import { recordHooks } from '../hooks/recordHooks';
import { useUndoAlert } from '../hooks/useUndoAlert';
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
}

/** What a record is and what can be done with it: its transitions, Edit and Delete, as far as the actor may. */
export function ProfileHeader({ collection, record, listPath, actions }: ProfileHeaderProps) {
  const definition = collectionNamed(collection);
  const { title, subtitle } = record.qed_model;
  const actor = useActor();
  const label = useCollectionLabel(collection);
  const navigate = useNavigate();
  const say = useUndoAlert();
  const [isEditing, setEditing] = useState(false);
  const [remove] = recordHooks(collection).useRemove();
  const mayUpdate = mayReach(definition, 'update', record, actor);
  const statusField = definition.fields['status'];
  const status = statusField && optionOf(statusField, record['status']);

  async function onRemove() {
    const outcome = await remove(record.hashcode, record.version);
    if (!outcome.ok) return;
    void navigate(listPath);
    say(messages.removedOne(title), outcome.changeSet);
  }

  return (
    <>
      <PageHeader
        above={
          <Breadcrumb
            crumbs={[{ label: label.many, href: listPath }, { label: title }]}
            onFollow={(href) => void navigate(href)}
          />
        }
        avatar={<RecordAvatar record={record} size="large" />}
        title={title}
        subtitle={subtitle || undefined}
        status={status && <StatusBadge label={status.label} tone={toKitTone(status.tone)} />}
        actions={
          <>
            {actions}
            {mayUpdate && (
              <TransitionButtons
                collection={collection}
                definition={definition}
                record={record}
                actor={actor}
              />
            )}
            {mayUpdate && (
              <Button icon="pencil" onClick={() => setEditing(true)}>
                {messages.edit}
              </Button>
            )}
            {mayReach(definition, 'remove', record, actor) && (
              <Menu
                shape="square"
                icon="more"
                aria-label={messages.moreActions}
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
