import { copyText } from '@callboard/ui-kit/elements';
import { Menu, type MenuItem } from '@callboard/ui-kit/overlays';
import { messages as words } from '../messages';
import styles from './MessageItem.module.css';
import { ReactionPicker } from './ReactionPicker';
import { useThread } from './ThreadContext';
import type { ThreadMessage } from '../message/ThreadMessage';

/** Actions of the reader on one message: react, and a menu of the rest. */
export function MessageActions({ message }: { message: ThreadMessage }) {
  const { actions, emoji, onEditingChange } = useThread();
  const { onReact } = actions;
  const items = itemsOf(message, actions, () => onEditingChange(message.id));
  return (
    <span className={styles.actions}>
      {onReact && (
        <ReactionPicker
          emoji={emoji}
          reactions={message.reactions}
          onReact={(each, isOn) => onReact(message, each, isOn)}
        />
      )}
      <Menu
        shape="square"
        variant="quiet"
        size="small"
        icon="more"
        align="end"
        aria-label={message.isOwn ? words.actions : words.actionsOf(message.authorName)}
        items={items}
      />
    </span>
  );
}

function itemsOf(
  message: ThreadMessage,
  { onReply, onEdit, onRemove, onReport }: ReturnType<typeof useThread>['actions'],
  startEditing: () => void,
): MenuItem[] {
  const items: (MenuItem | false | undefined)[] = [
    onReply && { label: words.reply, icon: 'reply', onSelect: () => onReply(message) },
    message.body !== '' && {
      label: words.copy,
      icon: 'copy',
      onSelect: () => void copyText(message.body),
    },
    message.isOwn && onEdit && { label: words.edit, icon: 'pencil', onSelect: startEditing },
    message.isOwn &&
      onRemove && {
        label: words.remove,
        icon: 'trash',
        isDanger: true,
        onSelect: () => onRemove(message),
      },
    !message.isOwn && onReport && { label: words.report, icon: 'warning', onSelect: () => onReport(message) },
  ];
  return items.filter((item) => item !== undefined && item !== false);
}
