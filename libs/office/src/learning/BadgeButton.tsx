import { actions, queries } from '@callboard/api-client/actions';
import { Button, CopyButton } from '@callboard/ui-kit/elements';
import { Field, TextArea } from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { Dialog, useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { badgeMessages as words } from './badgeMessages';
import styles from './learning.module.css';

/** Makes the badge of an achievement public, or leads to it; nothing for those who can do neither. */
export function BadgeButton({ achievement }: { achievement: string }) {
  const { data } = queries.achievementBadge.useQuery({ achievement });
  const [isShown, setShown] = useState(false);
  const badge = data?.badge ?? null;
  if (!data || (badge === null && !data.can_open)) return null;
  const close = () => setShown(false);
  return (
    <>
      <Button icon="link" onClick={() => setShown(true)}>
        {badge === null ? words.open : words.badge}
      </Button>
      {isShown && badge === null && (
        <OpenDialog achievement={achievement} needsConsent={data.needs_consent} onClose={close} />
      )}
      {isShown && badge !== null && <BadgeDialog achievement={achievement} badge={badge} onClose={close} />}
    </>
  );
}

interface OpenDialogProps {
  achievement: string;
  needsConsent: boolean;
  onClose: () => void;
}

function OpenDialog({ achievement, needsConsent, onClose }: OpenDialogProps) {
  const alerts = useAlerts();
  const [open, { isLoading }] = actions.openBadge.useAction();
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const consent = typed.trim();
  const isMissing = needsConsent && consent === '';

  async function submit() {
    setChecked(true);
    if (isMissing) return;
    const outcome = await open({ achievement, consent: needsConsent ? consent : null });
    if (outcome.ok) alerts.show({ kind: 'success', message: words.opened });
  }
  return (
    <Dialog
      open
      width={480}
      title={words.openTitle}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" isBusy={isLoading} onClick={() => void submit()}>
            {words.open}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{words.openText}</p>
        {needsConsent && (
          <>
            <p>{words.minorText}</p>
            <Field
              label={words.consent}
              description={words.consentHint}
              error={isChecked && isMissing ? words.consentNeeded : undefined}
              required
            >
              <TextArea
                value={typed}
                maxLength={300}
                onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              />
            </Field>
          </>
        )}
      </Stack>
    </Dialog>
  );
}

interface BadgeDialogProps {
  achievement: string;
  badge: string;
  onClose: () => void;
}

function BadgeDialog({ achievement, badge, onClose }: BadgeDialogProps) {
  const alerts = useAlerts();
  const [close, { isLoading }] = actions.closeBadge.useAction();
  const address = `${location.origin}/badges/${badge}`;

  async function submit() {
    const outcome = await close({ achievement });
    if (!outcome.ok) return;
    alerts.show({ kind: 'success', message: words.closed });
    onClose();
  }
  return (
    <Dialog
      open
      width={480}
      title={words.badge}
      onOpenChange={onClose}
      actions={
        <>
          <Button variant="danger" isBusy={isLoading} onClick={() => void submit()}>
            {words.close}
          </Button>
          <Button onClick={onClose}>{words.done}</Button>
        </>
      }
    >
      <Stack>
        <p>{words.isOpen}</p>
        <p className={styles.address}>
          {address} <CopyButton text={address} label={words.copy} />
        </p>
        <a href={address} target="_blank" rel="noreferrer">
          {words.visit}
        </a>
      </Stack>
    </Dialog>
  );
}
