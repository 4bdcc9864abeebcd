import { Button } from '@callboard/ui-kit/elements';
import { usePageCommands, type PageCommand } from '@callboard/app-state';
import { useMemo, useState, type ReactNode } from 'react';
import { mayEver } from '../actor/mayReach';
import { LazyRecordFormDialog } from '../form/LazyRecordFormDialog';
import { LazyImportDialog } from '../import/LazyImportDialog';
import { messages } from '../messages';
import type { ListFacts } from './listFacts';
import { settledValues } from './settledValues';

export interface ListActionsProps extends ListFacts {
  /** What New opens. Default: a form of the fields. */
  newRecord?: ((onClose: () => void) => ReactNode) | undefined;
  /** More buttons, before the others. */
  children?: ReactNode;
}

/** The buttons of a list: what its place adds, Import and New, as far as the actor may. */
export function ListActions({ children, newRecord, ...facts }: ListActionsProps) {
  const { collection, definition, label, actor, fixedFilters } = facts;
  const [open, setOpen] = useState<'form' | 'import' | null>(null);
  const settled = useMemo(() => settledValues(fixedFilters), [fixedFilters]);
  const mayCreate = mayEver(definition, 'create', actor);
  const mayImport = mayCreate && definition.importable === true;
  const commands: (PageCommand | false)[] = [
    mayCreate && {
      label: messages.create(label.one),
      icon: 'plus',
      shortcut: 'create',
      run: () => setOpen('form'),
    },
    mayImport && { label: messages.import, icon: 'upload', run: () => setOpen('import') },
  ];
  usePageCommands(commands.filter((command) => command !== false));
  if (!mayCreate) return children;
  const close = () => setOpen(null);
  return (
    <>
      {children}
      {mayImport && (
        <Button icon="upload" onClick={() => setOpen('import')}>
          {messages.import}
        </Button>
      )}
      <Button variant="primary" icon="plus" onClick={() => setOpen('form')}>
        {messages.create(label.one)}
      </Button>
      {open === 'form' && newRecord?.(close)}
      {open === 'form' && !newRecord && (
        <LazyRecordFormDialog
          collection={collection}
          defaults={settled}
          hidden={Object.keys(settled)}
          onClose={close}
        />
      )}
      {open === 'import' && <LazyImportDialog collection={collection} defaults={settled} onClose={close} />}
    </>
  );
}
