import { Button } from '@callboard/ui-kit/elements';
import { usePageCommands, type PageCommand } from '@callboard/app-state';
import { useMemo, useState, type ReactNode } from 'react';
import { canEver } from '../actor/canReach';
import { LazyRecordFormDialog } from '../form/LazyRecordFormDialog';
import { LazyImportDialog } from '../import/LazyImportDialog';
import { messages } from '../messages';
import styles from './list.module.css';
import type { ListFacts } from '../rows/listFacts';
import { resolvedValues } from './resolvedValues';

export interface ListActionsProps extends ListFacts {
  /** The content that New opens. Default: a form of the fields. */
  newRecord?: ((onClose: () => void) => ReactNode) | undefined;
  /** Extra buttons, before the others. */
  children?: ReactNode;
}

/**
 * The buttons of a list: extra buttons, then Import and New if the actor can use them. Within another page New is not its main button:
 * that is in the head of the page.
 */
export function ListActions({ children, newRecord, ...facts }: ListActionsProps) {
  const { collection, definition, label, actor, fixedFilters, isPage } = facts;
  const [open, setOpen] = useState<'form' | 'import' | null>(null);
  const fixedValues = useMemo(() => resolvedValues(fixedFilters), [fixedFilters]);
  const canCreate = canEver(definition, 'create', actor);
  const canImport = canCreate && definition.importable === true;
  const commands: (PageCommand | false)[] = [
    canCreate && {
      label: messages.create(label.one),
      icon: 'plus',
      shortcut: 'create',
      run: () => setOpen('form'),
    },
    canImport && { label: messages.import, icon: 'upload', run: () => setOpen('import') },
  ];
  usePageCommands(commands.filter((command) => command !== false));
  if (!canCreate) return children;
  const close = () => setOpen(null);
  return (
    <>
      {children}
      {canImport && (
        <Button icon="upload" onClick={() => setOpen('import')}>
          <span className={styles.iconText}>{messages.import}</span>
        </Button>
      )}
      <Button variant={isPage ? 'primary' : 'secondary'} icon="plus" onClick={() => setOpen('form')}>
        {messages.create(label.one)}
      </Button>
      {open === 'form' && newRecord?.(close)}
      {open === 'form' && !newRecord && (
        <LazyRecordFormDialog
          collection={collection}
          defaults={fixedValues}
          hidden={Object.keys(fixedValues)}
          onClose={close}
        />
      )}
      {open === 'import' && (
        <LazyImportDialog collection={collection} defaults={fixedValues} onClose={close} />
      )}
    </>
  );
}
