import {
  valueIn,
  isReference,
  pathOfList,
  recordPath,
  type Actor,
  type RecordBase,
  type Collection,
  type CollectionName,
} from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { translate } from '@callboard/language';
import { RecordAvatar } from '@callboard/pickers';
import { usePageCommands, type PageCommand } from '@callboard/app-state';
import { StatusBadge } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { PageHeader } from '@callboard/ui-kit/layout';
import { Breadcrumb } from '@callboard/ui-kit/navigation';
import { Menu, type MenuItem } from '@callboard/ui-kit/overlays';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { canEdit } from '../actor/canEdit';
import { canReach } from '../actor/canReach';
import { undoableRemoval } from '../actor/undoableRemoval';
import { useActor } from '../actor/useActor';
import { useThrough } from '../actor/useThrough';
import { LazyRecordFormDialog } from '../form/LazyRecordFormDialog';
import { recordHooksFor } from '@callboard/api-client/collections';
import { canMerge } from '../merge/canMerge';
import { LazyMergeDialog } from '../merge/LazyMergeDialog';
import { mergeMessages } from '../merge/mergeMessages';
import { useFollowUp } from '../hooks/useFollowUp';
import { usePageQuery } from '../hooks/usePageQuery';
import { useUndoAlert } from '../hooks/useUndoAlert';
import { LazyRecordViewers } from '../presence/LazyRecordViewers';
import { profileMessages } from './profileMessages';
import { messages } from '../messages';
import { optionOf, toKitTone } from '../kinds/optionOf';
import { referenceHref } from '../kinds/referenceHref';
import { useCollectionLabel } from '../values/useLabels';
import { TransitionButtons } from './TransitionButtons';

export interface ProfileHeaderProps {
  collection: CollectionName;
  record: RecordBase;
  /** The reference to the record that this one is part of. */
  partOf?: string | undefined;
  listPath: string;
  /** Extra buttons, before the record's own. */
  actions?: ReactNode;
  /** Further items of the menu, before Delete. */
  menu?: readonly MenuItem[] | undefined;
  /** Names of transitions that `actions` already offers. */
  ownTransitions?: readonly string[] | undefined;
  /** Fields that the form of Edit does not show. */
  hiddenInForm?: readonly string[] | undefined;
}

/** The heading of a record with the actions that the actor can perform: transitions, Edit and Delete. */
export function ProfileHeader(props: ProfileHeaderProps) {
  const { collection, record, partOf, listPath, actions, menu = [], ownTransitions, hiddenInForm } = props;
  const definition = collectionNamed(collection);
  const { title, subtitle } = record.qed_model;
  const actor = useActor();
  const label = useCollectionLabel(collection, record);
  const { otherPage } = definition;
  // The list of records of the same type.
  const isAmongOthers = listPath === pathOfList(definition);
  const ownList =
    isAmongOthers && otherPage && valueIn(record, otherPage.unless) === false
      ? `${listPath}?${otherPage.unless}=false`
      : listPath;
  const whole = partOf === undefined ? null : wholeOf(definition, record, partOf, actor);
  const navigate = useNavigate();
  const followUp = useFollowUp();
  const showUndoAlert = useUndoAlert();
  const [isEditing, setEditing] = useState(false);
  const [query, setQuery] = usePageQuery();
  // A link can lead to one field.
  const field = query.get('edit') ?? undefined;
  const [isMerging, setMerging] = useState(false);
  const [remove] = recordHooksFor(collection).useRemove();
  const canUpdate = canReach(definition, 'update', record, actor);
  // While the deadline is loading, it counts as passed, so that Edit is not shown and then removed.
  const isEditable = canEdit(definition, record, actor, useThrough(definition, record) ?? null);
  const canRemove = canReach(definition, 'remove', record, actor);
  const mergeable = canMerge(definition, actor);
  const statusField = definition.fields['status'];
  const status = statusField && optionOf(statusField, valueIn(record, 'status'));

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
    mergeable !== null && { label: mergeMessages.mergeWith, run: () => setMerging(true) },
    canRemove && { label: messages.remove, icon: 'trash', run: () => void onRemove() },
  ];
  usePageCommands(commands.filter((command) => command !== false));

  return (
    <>
      <PageHeader
        above={
          <Breadcrumb
            crumbs={[
              { label: label.many, href: ownList },
              ...(whole
                ? [{ label: whole.title, ...(whole.href !== undefined && { href: whole.href }) }]
                : []),
              { label: title },
            ]}
            onFollow={followUp}
          />
        }
        avatar={<RecordAvatar record={record} size="large" />}
        title={title}
        subtitle={[...new Set([whole?.title, subtitle])].filter(Boolean).join(' · ') || undefined}
        status={status && <StatusBadge label={translate(status.label)} tone={toKitTone(status.tone)} />}
        actions={
          <>
            <LazyRecordViewers collection={collection} record={record} />
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
            {(canRemove || menu.length > 0) && (
              <Menu
                shape="square"
                icon="more"
                aria-label={profileMessages.moreActions}
                align="end"
                items={[
                  ...(mergeable
                    ? [{ label: mergeMessages.mergeWith, onSelect: () => setMerging(true) }]
                    : []),
                  ...menu,
                  ...(canRemove
                    ? [
                        {
                          label: messages.remove,
                          icon: 'trash',
                          isDanger: true,
                          onSelect: () => void onRemove(),
                        },
                      ]
                    : []),
                ]}
              />
            )}
          </>
        }
      />
      {isMerging && mergeable && (
        <LazyMergeDialog
          collection={mergeable}
          first={record.hashcode}
          onMerged={(remaining) => void navigate(recordPath(definition, { hashcode: remaining }))}
          onClose={() => setMerging(false)}
        />
      )}
      {(isEditing || (field !== undefined && isEditable)) && (
        <LazyRecordFormDialog
          collection={collection}
          record={record}
          hidden={hiddenInForm}
          focus={field}
          onClose={() => {
            setEditing(false);
            if (field !== undefined) setQuery(withoutEdit(query), { replace: true });
          }}
        />
      )}
    </>
  );
}

function withoutEdit(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  rest.delete('edit');
  return rest;
}

/** The record that another is part of, with its page if the user can open it. */
function wholeOf(definition: Collection, record: RecordBase, partOf: string, { roles }: Actor) {
  const [field, value] = [definition.fields[partOf], valueIn(record, partOf)];
  if (field?.kind !== 'reference' || !isReference(value)) return null;
  return { title: value.title, href: referenceHref(field, value, roles) };
}
