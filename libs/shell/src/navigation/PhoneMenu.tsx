import { Icon } from '@callboard/ui-kit/elements';
import { SidePanel } from '@callboard/ui-kit/overlays';
import { UnreadCount } from '../notifications/NotificationBell';
import { useUnreadCount } from '../notifications/useUnreadCount';
import { type ToolProps, useOpenTool } from '../tools/ToolContext';
import { frameMessages } from '../frameMessages';
import { ModuleGroups } from './ModuleGroups';
import { nameOf } from './UserMenu';
import { useMenuItems } from './useMenuItems';
import { useModules } from './useModules';
import { useSignedIn } from '../routing/useSignedIn';
import styles from './PhoneDock.module.css';

/** The whole navigation, in a drawer. */
export function PhoneMenu({ onClose }: ToolProps) {
  const tabs = useModules();
  const items = useMenuItems();
  const { user } = useSignedIn();
  const unread = useUnreadCount();
  const openTool = useOpenTool();
  return (
    <SidePanel open onOpenChange={onClose} title={nameOf(user)}>
      <div className={styles.menu}>
        <ModuleGroups tabs={tabs} layout="grid" onFollow={onClose} />
        <div className={styles.group}>
          {unread !== null && (
            <button
              type="button"
              className={styles.choice}
              aria-label={frameMessages.unread(unread)}
              onClick={() => {
                onClose();
                openTool('notifications');
              }}
            >
              <span className={styles.badged}>
                <Icon name="bell" />
                <UnreadCount count={unread} />
              </span>
              {frameMessages.notifications}
            </button>
          )}
          {items.map(({ label, icon, onSelect }) => (
            <button
              key={label}
              type="button"
              className={styles.choice}
              onClick={() => {
                onClose();
                onSelect();
              }}
            >
              {icon !== undefined && (
                <span className={styles.badged}>
                  <Icon name={icon} />
                </span>
              )}
              {label}
            </button>
          ))}
        </div>
      </div>
    </SidePanel>
  );
}
