import { Avatar, type AvatarProps } from '../Avatar/Avatar';
import { displayMessages } from '../../text/displayMessages';
import { Tooltip } from '../../overlays/Tooltip/Tooltip';
import styles from './AvatarGroup.module.css';

/** An avatar of a group, which needs a name. */
export interface AvatarGroupMember extends Omit<AvatarProps, 'size'> {
  id: string;
  label: string;
}

export interface AvatarGroupProps {
  /** The accessible name of the group. */
  label: string;
  /** The people or things, the most important first. */
  members: readonly AvatarGroupMember[];
  /** How large it is. @default 'regular' */
  size?: 'small' | 'regular' | undefined;
}

const maxShown = 5;

/** Several people or things in one line: at most five, and the number of others (clause 9.6). */
export function AvatarGroup({ label, members, size = 'regular' }: AvatarGroupProps) {
  const others = members.slice(maxShown);
  return (
    <span className={styles.root} data-size={size}>
      <ul className={styles.list} role="list" aria-label={label}>
        {members.slice(0, maxShown).map(({ id, ...member }) => (
          <li key={id} className={styles.member} title={member.label} data-shape={member.shape ?? 'circle'}>
            <Avatar {...member} size={size} />
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <Tooltip text={others.map((other) => other.label).join(', ')}>
          {(target) => (
            // Focusable, because only focus shows its tooltip to keyboard users.
            <span className={styles.others} tabIndex={0} role="note" {...target}>
              {displayMessages.others(others.length)}
            </span>
          )}
        </Tooltip>
      )}
    </span>
  );
}
