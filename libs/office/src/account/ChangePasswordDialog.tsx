import { Dialog } from '@callboard/ui-kit/overlays';
import { accountMessages as words } from './accountMessages';
import { ChangePasswordForm } from './ChangePasswordForm';

export interface ChangePasswordDialogProps {
  /** Another user, whose password an admin changes. */
  user?: { hashcode: string; name: string } | undefined;
  onClose: () => void;
}

/** Changes a password without leaving the page (clauses 2.44 and 6.2). */
export function ChangePasswordDialog({ user, onClose }: ChangePasswordDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} title={user ? words.changeFor(user.name) : words.changePassword}>
      <ChangePasswordForm user={user?.hashcode} onDone={onClose} onCancel={onClose} />
    </Dialog>
  );
}
