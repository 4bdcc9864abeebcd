import { Button } from '@callboard/ui-kit';
import { useMemo, useState, type ReactNode } from 'react';
import { mayEver } from '../actor/mayReach';
import { LazyRecordFormDialog } from '../form/LazyRecordFormDialog';
import { messages } from '../messages';
import type { ListFacts } from './listFacts';
import { settledValues } from './settledValues';

/** The buttons of a list: what its place adds, Import and New, as far as the actor may. */
export function ListActions({
  collection,
  definition,
  label,
  actor,
  fixedFilters,
  children,
}: ListFacts & { children?: ReactNode }) {
  const [open, setOpen] = useState<'form' | null>(null);
  const settled = useMemo(() => settledValues(fixedFilters), [fixedFilters]);
  if (!mayEver(definition, 'create', actor)) return children;
  return (
    <>
      {children}
      <Button variant="primary" icon="plus" onClick={() => setOpen('form')}>
        {messages.create(label.one)}
      </Button>
      {open === 'form' && (
        <LazyRecordFormDialog
          collection={collection}
          defaults={settled}
          hidden={Object.keys(settled)}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
