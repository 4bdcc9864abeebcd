import { isPlainPress } from '../../navigation/Link/isPlainPress';
import { toneStyle } from '../../theme/toneStyle';
import type { ItemPiece } from './ScheduleCalendar.types';
import styles from './ScheduleCalendar.module.css';
import { scheduleMessages } from './scheduleMessages';

export interface ItemLinkProps {
  piece: ItemPiece;
  onFollow: (href: string) => void;
  /** In which room it stands. @default 'line' */
  room?: 'line' | 'block' | 'row' | undefined;
}

/** An item of a schedule, which leads to its page. */
export function ItemLink({ piece, onFollow, room = 'line' }: ItemLinkProps) {
  const { item, isContinued } = piece;
  const time = timeText(piece, room === 'line');
  return (
    <a
      {...toneStyle(item.tone, styles.item)}
      data-room={room}
      href={item.href}
      title={[timeText(piece, false), item.title, item.detail].filter(Boolean).join(' · ')}
      onClick={(event) => {
        event.stopPropagation();
        if (!isPlainPress(event)) return;
        event.preventDefault();
        onFollow(item.href);
      }}
    >
      {time !== '' && <span className={styles.time}>{time} </span>}
      <span className={styles.name}>{isContinued ? scheduleMessages.continued(item.title) : item.title}</span>
      {room !== 'line' && item.detail !== undefined && <span className={styles.detail}> {item.detail}</span>}
    </a>
  );
}

function timeText({ item, isAllDay, isContinued }: ItemPiece, isShort: boolean): string {
  if (isAllDay) return isShort ? '' : scheduleMessages.allDay;
  const start = isContinued ? '' : timeOf(item.from);
  const end = isShort || item.to === undefined ? '' : timeOf(item.to);
  return [[start, end].filter(Boolean).join('–'), item.zone].filter(Boolean).join(' ');
}

function timeOf(wallTime: string): string {
  return wallTime.slice(11, 16);
}
