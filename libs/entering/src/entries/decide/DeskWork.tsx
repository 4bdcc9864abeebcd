import type { RecordOf } from '@callboard/api-contract';
import { useState } from 'react';
import styles from './decide.module.css';
import { decideMessages as words } from './decideMessages';
import { DeskDetail } from './DeskDetail';
import { DeskList } from './DeskList';
import type { DeskView } from './deskQuery';
import { useDeciding } from './useDeciding';

export interface DeskWorkProps {
  view: DeskView;
  records: readonly RecordOf<'entries'>[];
  /** How many there are in all, not only on this page. */
  count: number;
  /** The entry that it begins with. @default the first */
  first?: string | undefined;
}

/** The entries of a view, and the one that is being decided. */
export function DeskWork({ view, records, count, first }: DeskWorkProps) {
  const [selected, setSelected] = useState(first);
  const [announcement, setAnnouncement] = useState('');
  // A decision is shown immediately: the list without it follows.
  const open = records.filter(({ decision }) => view === 'send' || decision == null);
  const at = Math.max(
    0,
    open.findIndex(({ hashcode }) => hashcode === selected),
  );
  const record = open[at];
  const go = (index: number) => setSelected(open[Math.min(Math.max(index, 0), open.length - 1)]?.hashcode);

  const deciding = useDeciding({
    onDecided: (done) => {
      const next = open[at + 1] ?? open[at - 1];
      setSelected(next?.hashcode);
      setAnnouncement(
        next && view !== 'send'
          ? words.announced(done, next.qed_model.title, Math.max(count - 1, 0))
          : words.announcedLast(done),
      );
    },
    onUndone: (hashcode, message) => {
      setSelected(hashcode);
      setAnnouncement(message);
    },
  });

  return (
    <div className={styles.work}>
      <div className={styles.side}>
        <DeskList view={view} records={open} selected={record?.hashcode} onSelect={setSelected} />
        {count > records.length && <p className={styles.muted}>{words.cut(records.length)}</p>}
      </div>
      {record && (
        <DeskDetail
          // The reason that is typed is that of one entry.
          key={record.hashcode}
          view={view}
          record={record}
          records={open}
          total={count}
          deciding={deciding}
          onGo={(step) => go(at + step)}
        />
      )}
      <p data-visually-hidden role="status">
        {announcement}
      </p>
    </div>
  );
}
