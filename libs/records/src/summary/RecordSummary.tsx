import { recordPath, type RecordBase, type CollectionName } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { EmptyState, QueryView, SummaryPanel } from '@callboard/ui-kit/display';
import { Button, buttonVariant, Skeleton } from '@callboard/ui-kit/elements';
import { useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { canEdit } from '../actor/canEdit';
import { useActor } from '../actor/useActor';
import { useThrough } from '../actor/useThrough';
import { recordHooksFor } from '@callboard/api-client/collections';
import { profileMessages } from '../profile/profileMessages';
import { useCollectionLabel } from '../values/useLabels';
import { SummaryFacts } from './SummaryFacts';
import { summaryMessages } from './summaryMessages';
import { rememberedWidth, rememberWidth } from './summaryWidth';
import styles from './summary.module.css';

export interface RecordSummaryProps {
  collection: CollectionName;
  hashcode: string;
  /** Shows the row before (-1) or after (1); absent where there is none. */
  onMove: (step: -1 | 1) => (() => void) | undefined;
  onEdit: (record: RecordBase) => void;
  onClose: () => void;
}

/** The key facts and links of a record next to its list, which stays usable (clause 2.49). */
export function RecordSummary({ collection, hashcode, onMove, onEdit, onClose }: RecordSummaryProps) {
  const definition = collectionNamed(collection);
  const actor = useActor();
  const [width, setWidth] = useState(rememberedWidth);
  const { data, problem, isLoading, refetch } = recordHooksFor(collection).useGet(hashcode);
  const label = useCollectionLabel(collection, data);
  const [before, after] = [onMove(-1), onMove(1)];
  // While another record is loading, do not show the data of the previous one.
  const record = data?.hashcode === hashcode ? data : undefined;

  const through = useThrough(definition, record) ?? null;

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || isOwnKeys(event.target)) return;
    const move = { ArrowUp: before, ArrowDown: after }[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  }

  return (
    <div className={styles.keys} onKeyDown={onKeyDown}>
      <SummaryPanel
        open
        onOpenChange={onClose}
        title={record?.qed_model.title ?? label.one}
        width={width}
        onWidthChange={(newWidth) => {
          setWidth(newWidth);
          rememberWidth(newWidth);
        }}
        actions={
          <>
            <span className={styles.moves}>
              <Button
                variant="quiet"
                shape="square"
                icon="chevron-up"
                aria-label={summaryMessages.previous}
                disabled={!before}
                onClick={before}
              />
              <Button
                variant="quiet"
                shape="square"
                icon="chevron-down"
                aria-label={summaryMessages.next}
                disabled={!after}
                onClick={after}
              />
            </span>
            {record && canEdit(definition, record, actor, through) && (
              <Button icon="pencil" onClick={() => onEdit(record)}>
                {summaryMessages.edit}
              </Button>
            )}
            <Link
              to={recordPath(definition, record ?? { hashcode })}
              {...buttonVariant({ variant: 'primary' })}
            >
              {summaryMessages.open}
            </Link>
          </>
        }
      >
        {problem?.kind === 'missing' ? (
          <EmptyState title={profileMessages.missingTitle(label.one)} icon="search">
            {profileMessages.missingText}
          </EmptyState>
        ) : (
          <QueryView
            query={{ value: record, problem, isLoading: isLoading || record === undefined, retry: refetch }}
            loading={<Skeleton lines={6} />}
          >
            {(shown) => <SummaryFacts definition={definition} record={shown} />}
          </QueryView>
        )}
      </SummaryPanel>
    </div>
  );
}

/** True if the focused element uses the arrow keys itself. */
function isOwnKeys(target: EventTarget): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [role="menu"]') !== null;
}
