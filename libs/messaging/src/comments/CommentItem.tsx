import { actions } from '@callboard/api-client/actions';
import type { RecordComment } from '@callboard/api-contract/messaging';
import { useIsViewing } from '@callboard/auth';
import { MessageBody } from '../thread/MessageBody';
import { MessageEditor } from '../thread/MessageEditor';
import { useActor, useZone } from '@callboard/records';
import { DateTimeText } from '@callboard/ui-kit/dates';
import { Avatar, initialsOf } from '@callboard/ui-kit/display';
import { Menu, useAlerts, type MenuItem } from '@callboard/ui-kit/overlays';
import { useRef, useState } from 'react';
import { commentMessages as words } from './commentMessages';
import styles from './comments.module.css';

/** One comment with its author and time. Its author can change it, and its author or an admin can delete it. */
export function CommentItem({ comment }: { comment: RecordComment }) {
  const { hashcode, body, mentions, author, author_name: name, created, edited, is_deleted } = comment;
  const { user } = useActor();
  const zone = useZone();
  const [isEditing, setEditing] = useState(false);
  const [edit] = actions.editComment.useAction();
  const place = useRef<HTMLLIElement>(null);
  const isOwn = author === user;

  function close() {
    setEditing(false);
    // The menu button is rendered again on the next paint.
    requestAnimationFrame(() => place.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus());
  }

  return (
    <li ref={place} className={styles.comment} tabIndex={-1}>
      <span className={styles.avatar}>
        <Avatar placeholder={initialsOf(name)} tone={isOwn ? 'blue' : 'gray'} size="small" />
      </span>
      <div className={styles.main}>
        <p className={styles.head}>
          <span className={styles.author}>{isOwn ? words.you : name}</span>
          <span className={styles.when}>
            <DateTimeText value={created} zone={zone} />
            {edited !== null && !is_deleted && (
              <>
                {` · ${words.edited} `}
                <DateTimeText value={edited} zone={zone} />
              </>
            )}
          </span>
        </p>
        {is_deleted && <p className={styles.deleted}>{words.deleted}</p>}
        {!is_deleted && isEditing && (
          <MessageEditor
            label={words.editing}
            body={body}
            onSave={async (next) => (await edit({ comment: hashcode, body: next })).ok}
            onClose={close}
          />
        )}
        {!is_deleted && !isEditing && (
          <MessageBody body={body} mentions={mentions.map((mentioned) => mentioned.name)} />
        )}
      </div>
      {!is_deleted && !isEditing && (
        <CommentMenu
          comment={comment}
          isOwn={isOwn}
          onEdit={() => setEditing(true)}
          // The menu is gone with the text.
          onRemoved={() => place.current?.focus()}
        />
      )}
    </li>
  );
}

interface CommentMenuProps {
  comment: RecordComment;
  isOwn: boolean;
  onEdit: () => void;
  onRemoved: () => void;
}

function CommentMenu({ comment, isOwn, onEdit, onRemoved }: CommentMenuProps) {
  const { roles } = useActor();
  const isViewing = useIsViewing();
  const [remove] = actions.deleteComment.useAction();
  const alerts = useAlerts();
  if (isViewing || !(isOwn || roles.includes('admin'))) return null;
  const { hashcode } = comment;

  async function onRemove() {
    const outcome = await remove({ comment: hashcode, is_deleted: true });
    if (!outcome.ok) return;
    onRemoved();
    const restore = () => void remove({ comment: hashcode, is_deleted: false });
    alerts.show({
      kind: 'success',
      message: words.deleted,
      action: { label: words.undo, onAct: restore },
    });
  }

  const items: MenuItem[] = [
    ...(isOwn ? [{ label: words.edit, icon: 'pencil', onSelect: onEdit } as const] : []),
    { label: words.remove, icon: 'trash', isDanger: true, onSelect: () => void onRemove() },
  ];
  return (
    <Menu
      shape="square"
      variant="quiet"
      size="small"
      icon="more"
      align="end"
      aria-label={isOwn ? words.ownActions : words.actionsOf(comment.author_name)}
      items={items}
    />
  );
}
