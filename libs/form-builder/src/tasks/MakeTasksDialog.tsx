import { Button } from '@callboard/ui-kit/elements';
import { Field } from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { Dialog } from '@callboard/ui-kit/overlays';
import { useState, type ReactNode } from 'react';
import { taskMessages as words } from './taskMessages';
import { useMakeTasks, type TemplateToUse } from './useMakeTasks';

export interface MakeTasksDialogProps {
  title: string;
  intro?: string;
  /** The label of the field in the dialog, and its error when it is empty. */
  label: string;
  missing: string;
  /** The template and the events that get its task, once both are known. */
  selected: { template: TemplateToUse; events: readonly string[] } | undefined;
  onClose: () => void;
  /** The field. */
  children: ReactNode;
}

/** Asks for the template or the events, whichever is not given, and makes the tasks. */
export function MakeTasksDialog(props: MakeTasksDialogProps) {
  const { title, intro, label, missing, selected, onClose, children } = props;
  const [isMissing, setMissing] = useState(false);
  const { make, isLoading } = useMakeTasks();

  async function submit() {
    if (!selected) return setMissing(true);
    if (await make(selected.template, selected.events)) onClose();
  }

  return (
    <Dialog
      open
      width={480}
      title={title}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" isBusy={isLoading} onClick={() => void submit()}>
            {words.make}
          </Button>
        </>
      }
    >
      <Stack>
        {intro && <p>{intro}</p>}
        <Field label={label} required error={isMissing && !selected ? missing : undefined}>
          {children}
        </Field>
      </Stack>
    </Dialog>
  );
}
