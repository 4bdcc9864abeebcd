import { openDraft } from '@callboard/auth/drafts';
import { UnsavedChangesDialog, useUnsavedGuard, type FormDraft } from '@callboard/forms';
import { useLeaveGuard } from '@callboard/tenant';
import { SidePanel } from '@callboard/ui-kit/overlays';
import { useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';

/** The props that a form in a panel receives. */
export interface PanelForm {
  draft: FormDraft | null;
  onDirtyChange: (isDirty: boolean) => void;
  onCancel: () => void;
  /** Marks all as saved, so that there is no confirmation. Call it before navigating away. */
  onSaved: () => void;
}

export interface FormPanelProps {
  title: string;
  /** The key under which unsaved input is stored on the device, such as `venues/new`. */
  draftName: string;
  onClose: () => void;
  children: (form: PanelForm) => ReactNode;
}

/**
 * A form in a side panel. Closing it or navigating away asks for confirmation if changes would be lost.
 *
 * @example <FormPanel title="New venue" draftName="venues/new" onClose={close}>{(form) => <Form {...form} … />}</FormPanel>
 */
export function FormPanel({ title, draftName, onClose, children }: FormPanelProps) {
  const [draft] = useState(() => openDraft(draftName));
  const guard = useUnsavedGuard(onClose);
  const isSaved = useRef(false);
  const { pathname } = useLocation();
  const departure = useLeaveGuard((path) => guard.isDirty() && !isSaved.current && path !== pathname);
  const discard = (leave: () => void) => {
    draft?.remove();
    leave();
  };
  return (
    <>
      <SidePanel open title={title} onOpenChange={guard.leave}>
        {children({
          draft,
          onDirtyChange: guard.setDirty,
          onCancel: guard.leave,
          onSaved: () => {
            isSaved.current = true;
          },
        })}
      </SidePanel>
      <UnsavedChangesDialog {...guard.question} onDiscard={() => discard(guard.question.onDiscard)} />
      <UnsavedChangesDialog
        open={departure.isBlocked}
        onDiscard={() => discard(departure.leave)}
        onKeep={departure.stay}
      />
    </>
  );
}
