import { queries } from '@callboard/api-client/actions';
import { useLiveStatus } from '@callboard/api-client/live';
import { hasRole, type RecordBase, type CollectionName } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import type { QueryOutputOf } from '@callboard/api-contract/queries';
import { presenceRoles } from '@callboard/api-contract/records';
import { useIsViewing } from '@callboard/auth';
import { AvatarGroup, initialsOf } from '@callboard/ui-kit/display';
import { useEffect } from 'react';
import { canReach } from '../actor/canReach';
import { useActor } from '../actor/useActor';
import { announceVisit } from './announceVisit';
import styles from './presence.module.css';
import { presenceMessages } from './presenceMessages';

export interface RecordViewersProps {
  collection: CollectionName;
  record: RecordBase;
  /** True if the user edits the record here. @default false */
  isEditing?: boolean | undefined;
}

type Viewer = QueryOutputOf<'recordViewers'>[number];

/** Shows who else has the record open, and shows the user to them; nothing while no one else has. */
export function RecordViewers({ collection, record, isEditing = false }: RecordViewersProps) {
  const viewers = useRecordViewers(collection, record, isEditing);
  const editors = viewers.filter((viewer) => viewer.is_editing);
  const others = viewers.filter((viewer) => !viewer.is_editing);
  const texts = [
    textOf(editors, presenceMessages.isEditing, presenceMessages.areEditing),
    textOf(others, presenceMessages.isHere, presenceMessages.areHere),
  ].filter((text) => text !== '');
  return (
    <>
      <span role="status" data-visually-hidden>
        {texts.join('. ')}
      </span>
      {viewers.length > 0 && (
        <span
          className={styles.viewers}
          data-editing={editors.length > 0 || undefined}
          data-in-form={isEditing || undefined}
        >
          <AvatarGroup
            label={presenceMessages.viewers}
            size="small"
            members={[...editors, ...others].map(({ user, name, is_editing }) => ({
              id: user,
              label: is_editing ? presenceMessages.isEditing(name) : presenceMessages.isHere(name),
              placeholder: initialsOf(name),
              tone: is_editing ? 'yellow' : 'gray',
            }))}
          />
          <span className={styles.texts} aria-hidden>
            {texts.map((text) => (
              <span key={text}>{text}</span>
            ))}
          </span>
        </span>
      )}
    </>
  );
}

function useRecordViewers(
  collection: CollectionName,
  record: RecordBase,
  isEditing: boolean,
): readonly Viewer[] {
  const actor = useActor();
  const isViewing = useIsViewing();
  // Without a connection the user does not hear of those who come and go.
  const isLive = useLiveStatus() === 'open';
  const { hashcode } = record;
  const isShared =
    isLive &&
    !isViewing &&
    hasRole(actor.roles, presenceRoles) &&
    canReach(collectionNamed(collection), 'update', record, actor);
  // The server: others see there who has the record open.
  useEffect(
    () => (isShared ? announceVisit({ collection, record: hashcode, isEditing }) : undefined),
    [isShared, collection, hashcode, isEditing],
  );
  const { data } = queries.recordViewers.useQuery({ collection, record: hashcode }, { skip: !isShared });
  return (isShared && data) || [];
}

function textOf(
  viewers: readonly Viewer[],
  one: (name: string) => string,
  more: (name: string, others: number) => string,
): string {
  const [first, ...others] = viewers;
  if (!first) return '';
  return others.length === 0 ? one(first.name) : more(first.name, others.length);
}
