import { waitingKind, waitingKindNames, type WaitingGroup } from '@callboard/api-contract/dashboards';
import { useTenant } from '@callboard/tenant';
import { EmptyState } from '@callboard/ui-kit/display';
import { Card } from '@callboard/ui-kit/layout';
import { useEffect, useRef } from 'react';
import { WaitingKindGroup } from './WaitingKindGroup';
import { waitingMessages as words } from './waitingMessages';
import styles from './WaitingWork.module.css';

/** Everything that waits for the reader, by its kind: what is wrong, what others wait for, what is missing. */
export function WaitingWork({ groups }: { groups: readonly WaitingGroup[] }) {
  const { features } = useTenant();
  const list = useRef<HTMLDivElement>(null);
  const hasActed = useRef(false);
  const shown = groups.filter(({ kind }) => {
    if (!waitingKindNames.includes(kind)) return false;
    const { needs } = waitingKind(kind);
    return needs === undefined || features[needs];
  });

  // Synchronises with the browser's focus: it is lost with the row whose button was pressed.
  useEffect(() => {
    if (!hasActed.current) return;
    hasActed.current = false;
    if (document.activeElement === document.body) list.current?.focus();
  }, [groups]);

  return (
    <Card title={words.title}>
      <div ref={list} className={styles.groups} tabIndex={-1}>
        {shown.length === 0 && (
          <EmptyState icon="success" title={words.nothing}>
            {words.nothingText}
          </EmptyState>
        )}
        {shown.map((group) => (
          <WaitingKindGroup key={group.kind} group={group} onActed={() => (hasActed.current = true)} />
        ))}
      </div>
    </Card>
  );
}
