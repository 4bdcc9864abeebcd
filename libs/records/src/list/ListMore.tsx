import type { ListQuery } from '@callboard/api-contract/lists';
import { Menu, type MenuItem } from '@callboard/ui-kit/overlays';
import { lazy, Suspense, useEffect, useState } from 'react';
import { messages } from '../messages';
import type { ExportDialogProps } from './ExportDialog';
import { viewMessages } from './views/viewMessages';
import type { ViewName } from './views/viewNames';
import { useViewParam } from './views/ViewSwitch';

// Lazy: most visits to a list export nothing.
const ExportDialog = lazy(async () => ({ default: (await import('./ExportDialog')).ExportDialog }));

export interface ListMoreProps extends Omit<ExportDialogProps, 'query' | 'count' | 'initial' | 'onClose'> {
  view: ViewName;
  /** True if its cells can be edited. */
  canEdit: boolean;
  isGrouped: boolean;
  /** The query of the list, and how many records it found; undefined while it is loading. */
  shown: { query: ListQuery; count: number } | undefined;
  onPanel: (panel: 'columns' | 'group') => void;
}

/** The menu of a list for the office: its columns, its groups, its cells, and the export of its rows. */
export function ListMore({ view, canEdit, isGrouped, shown, onPanel, ...dialog }: ListMoreProps) {
  const [open, setOpen] = useState<'xlsx' | 'print' | null>(null);
  const [, show] = useViewParam();
  const hasRows = (shown?.count ?? 0) > 0;
  const isTable = view === 'table';
  usePrintKey(dialog.facts.isPage === true && isTable && hasRows, () => setOpen('print'));
  const columns: MenuItem = {
    label: messages.columns,
    icon: 'columns',
    onSelect: () => onPanel('columns'),
  };
  const items: MenuItem[] = isTable
    ? [
        columns,
        {
          label: isGrouped ? messages.grouped : messages.group,
          icon: 'list',
          onSelect: () => onPanel('group'),
        },
        ...(canEdit
          ? [{ label: viewMessages.editCells, icon: 'pencil', onSelect: () => show('cells') }]
          : []),
        {
          label: messages.export,
          icon: 'download',
          disabled: !hasRows,
          separator: true,
          onSelect: () => setOpen('xlsx'),
        },
      ]
    : [columns];
  return (
    <>
      <Menu label={messages.options} items={items} />
      {open !== null && shown && (
        <Suspense fallback={null}>
          <ExportDialog {...dialog} {...shown} initial={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}

/** Prints all rows at the key that prints: the browser would print those that are visible, and no others. */
function usePrintKey(isOn: boolean, print: () => void): void {
  // Listens to the document, wherever the focus is.
  useEffect(() => {
    if (!isOn) return;
    function printAll(event: KeyboardEvent) {
      const isPrint = event.key.toLowerCase() === 'p' && (event.ctrlKey || event.metaKey);
      if (!isPrint || event.altKey || event.shiftKey || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      print();
    }
    document.addEventListener('keydown', printAll);
    return () => document.removeEventListener('keydown', printAll);
  }, [isOn, print]);
}
