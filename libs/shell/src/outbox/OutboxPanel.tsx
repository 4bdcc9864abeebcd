import { useOutbox } from '@callboard/offline';
import { EmptyState } from '@callboard/ui-kit/display';
import { SidePanel } from '@callboard/ui-kit/overlays';
import { useRef } from 'react';
import type { ToolProps } from '../tools/ToolContext';
import { OutboxItem } from './OutboxItem';
import { outboxMessages as words } from './outboxMessages';
import styles from './OutboxPanel.module.css';

/** Entries that wait to be sent and refused ones, oldest first. */
export function OutboxPanel({ onClose }: ToolProps) {
  const entries = useOutbox();
  const panel = useRef<HTMLDivElement>(null);
  return (
    <SidePanel open title={words.title} onOpenChange={onClose}>
      {/* Gets the focus when the entry that had it is gone. */}
      <div ref={panel} tabIndex={-1} className={styles.panel}>
        {entries.length === 0 ? (
          <EmptyState icon="mail" title={words.empty}>
            {words.emptyText}
          </EmptyState>
        ) : (
          <>
            <p className={styles.note}>{words.explanation}</p>
            <ul className={styles.list} role="list">
              {entries.map((entry, index) => (
                <OutboxItem
                  key={entry.number}
                  entry={entry}
                  isBehind={entries.slice(0, index).some(({ lane }) => lane === entry.lane)}
                  onFollow={onClose}
                  onGone={() => panel.current?.focus()}
                />
              ))}
            </ul>
          </>
        )}
      </div>
    </SidePanel>
  );
}
