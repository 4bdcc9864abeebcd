import { pathOfList, type Collection } from '@callboard/api-contract';
import type { Label } from '@callboard/tenant';
import { Button, buttonVariant } from '@callboard/ui-kit/elements';
import { Link, useLocation } from 'react-router';
import { countWritten } from './importStep';
import { messages } from './messages';
import type { ImportSteps } from './useImportSteps';

export interface ImportActionsProps {
  steps: ImportSteps;
  canPreview: boolean;
  definition: Collection;
  label: Label;
  onClose: () => void;
}

/** The buttons of the dialog's footer, with the primary one last. */
export function ImportActions({ steps, canPreview, definition, label, onClose }: ImportActionsProps) {
  const { step, preview, write, back, takeBack, restart } = steps;
  switch (step.status) {
    case 'selecting':
      return <Button onClick={onClose}>{messages.cancel}</Button>;
    case 'reading':
    case 'checking':
    case 'writing':
      return <Button onClick={back}>{messages.cancel}</Button>;
    case 'sheets':
      return <Button onClick={back}>{messages.back}</Button>;
    case 'mapping':
      return (
        <>
          <Button onClick={back}>{messages.back}</Button>
          <Button variant="primary" disabled={!canPreview} onClick={() => void preview()}>
            {messages.preview}
          </Button>
        </>
      );
    case 'previewed':
      return (
        <>
          <Button onClick={back}>{messages.back}</Button>
          <Button variant="primary" disabled={countWritten(step.counts) === 0} onClick={() => void write()}>
            {messages.importRows(countWritten(step.counts))}
          </Button>
        </>
      );
    case 'finished':
      return (
        <>
          {step.result.change_set !== null && (
            <Button icon="undo" isBusy={step.isBusy} onClick={() => void takeBack()}>
              {messages.takeBack}
            </Button>
          )}
          <ListLink definition={definition} label={label} onClose={onClose} />
          <Button variant="primary" onClick={onClose}>
            {messages.done}
          </Button>
        </>
      );
    case 'takenBack':
      return (
        <>
          <Button onClick={restart}>{messages.another}</Button>
          <Button variant="primary" onClick={onClose}>
            {messages.done}
          </Button>
        </>
      );
    default:
      return step satisfies never;
  }
}

/** A link to the list, unless the dialog was opened from it. */
function ListLink({
  definition,
  label,
  onClose,
}: Pick<ImportActionsProps, 'definition' | 'label' | 'onClose'>) {
  const { pathname } = useLocation();
  const list = pathOfList(definition);
  if (pathname === list) return null;
  return (
    <Link {...buttonVariant({})} to={list} onClick={onClose}>
      {messages.toList(label.many)}
    </Link>
  );
}
