import { recordPath, type RecordBase } from '@callboard/api-contract';
import { copyText } from '@callboard/ui-kit/elements';
import { useAlerts, useContextMenu, type MenuItem } from '@callboard/ui-kit/overlays';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { canEdit } from '../actor/canEdit';
import { canReach } from '../actor/canReach';
import { undoableRemoval } from '../actor/undoableRemoval';
import { LazyRecordFormDialog } from '../form/LazyRecordFormDialog';
import { recordHooksFor, type Rows } from '@callboard/api-client/collections';
import { useUndoAlert } from '../hooks/useUndoAlert';
import type { ListFacts } from './listFacts';
import { messages } from '../messages';
import type { Summary } from '../summary/useSummary';
import { rowAtElement } from './rowAtElement';
import { rowMessages } from './rowMessages';

export interface RowMenu {
  /** Event handlers for the element around the table. */
  target: ReturnType<typeof useContextMenu>['target'];
  edit: (record: RecordBase) => void;
  /** The open menu and the form, to render next to the table. */
  overlays: ReactNode;
}

/** The context menu of a row, opened by a right click, a long press or the menu key (clause 2.48). */
export function useRowMenu(facts: ListFacts, rowAt: Rows['rowAt'], summary: Summary): RowMenu {
  const { collection, definition, label, actor } = facts;
  const navigate = useNavigate();
  const [edited, setEdited] = useState<RecordBase>();
  const [remove] = recordHooksFor(collection).useRemove();
  const alerts = useAlerts();
  const showUndoAlert = useUndoAlert();

  async function onRemove(record: RecordBase) {
    const outcome = await remove(record.hashcode, record.version);
    if (!outcome.ok) return;
    if (summary.hashcode === record.hashcode) summary.close();
    const changeSet = undoableRemoval(definition, actor, outcome.changeSet);
    showUndoAlert(messages.removedOne(record.qed_model.title), changeSet);
  }

  async function onCopy(path: string) {
    const isCopied = await copyText(new URL(path, location.href).href);
    alerts.show(
      isCopied
        ? { kind: 'success', message: rowMessages.copied }
        : { kind: 'error', message: rowMessages.notCopied },
    );
  }

  function itemsOf(record: RecordBase): MenuItem[] {
    const path = recordPath(definition, record);
    const items: (MenuItem | false)[] = [
      { label: rowMessages.open, icon: 'chevron-end', onSelect: () => void navigate(path) },
      {
        label: rowMessages.openApart,
        icon: 'external',
        onSelect: () => void window.open(path, '_blank', 'noopener'),
      },
      { label: rowMessages.summary, icon: 'panel', onSelect: () => summary.show(record.hashcode) },
      canEdit(definition, record, actor) && {
        label: rowMessages.edit,
        icon: 'pencil',
        onSelect: () => setEdited(record),
      },
      { label: rowMessages.copyLink, icon: 'link', onSelect: () => void onCopy(path) },
      canReach(definition, 'remove', record, actor) && {
        label: rowMessages.remove,
        icon: 'trash',
        isDanger: true,
        separator: true,
        onSelect: () => void onRemove(record),
      },
    ];
    return items.filter((item) => item !== false);
  }

  const { target, menu } = useContextMenu({
    label: rowMessages.menuOf(label.many),
    items: (element) => {
      const hit = rowAtElement(element, rowAt);
      return hit ? itemsOf(hit.record) : [];
    },
  });
  return {
    target,
    edit: setEdited,
    overlays: (
      <>
        {menu}
        {edited && (
          <LazyRecordFormDialog
            collection={collection}
            record={edited}
            onClose={() => setEdited(undefined)}
          />
        )}
      </>
    ),
  };
}
