'use no memo'; // Texts are read again when the language changes, and what was typed stays.

import { activationWords, type Activation } from '@callboard/api-contract/accounts';
import { translate } from '@callboard/language';
import { useTenant } from '@callboard/tenant';
import { Button } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { replaceAddress } from '../routing/address';
import styles from './PublicFrame.module.css';
import { publicMessages as words } from './publicMessages';

export interface ActivationNoteProps {
  /** The severity of the message. */
  kind: 'success' | 'info' | 'warning';
  /** The status of the invitation, in one line. */
  title: string;
  /** Explanation, and the next step. */
  text?: string | undefined;
  /** The target of the button: an admin returns to the app (clause 6.4), a new user who is signed in opens it. @default 'login' */
  leadsTo?: 'login' | 'home' | 'app' | undefined;
}

/** The status of an invitation, with a button to continue. */
export function ActivationNote({ kind, title, text, leadsTo = 'login' }: ActivationNoteProps) {
  const labels = { login: words.login, home: words.back, app: words.continue };
  return (
    <>
      <Banner kind={kind} title={title}>
        {text}
      </Banner>
      <Button
        variant="primary"
        size="large"
        shape="rectangle"
        onClick={() => replaceAddress(leadsTo === 'login' ? '/login' : '/')}
      >
        {labels[leadsTo]}
      </Button>
    </>
  );
}

/** Shown to an admin who opens an invitation by its hashcode, when only the invited user can respond because they have an account. */
export function OnlyInvitedNote() {
  return <ActivationNote kind="info" title={translate(activationWords.onlyInvited)} leadsTo="home" />;
}

/** Name of the invited user, and the invitation. The email is masked, because anyone can open the link. */
export function InvitedUser({ user }: { user: Activation['details']['user'] }) {
  const tenant = useTenant();
  return (
    <div className={styles.text}>
      <p>{words.welcome(user.first_name ?? '', user.tenant_name || tenant.name)}</p>
      {user.email && <p>{words.invitedAs(user.email)}</p>}
    </div>
  );
}

export interface JoinOptionsProps {
  onChoose: (isAccepted: boolean) => Promise<void>;
}

/** A user with an account accepts or declines to join another domain with it (clause 4.4). */
export function JoinOptions({ onChoose }: JoinOptionsProps) {
  const [selected, setSelected] = useState<boolean | null>(null);

  async function choose(isAccepted: boolean) {
    if (selected !== null) return;
    setSelected(isAccepted);
    await onChoose(isAccepted);
    setSelected(null);
  }

  return (
    <div className={styles.form}>
      <p>{words.joinQuestion}</p>
      <Button
        variant="primary"
        size="large"
        shape="rectangle"
        isBusy={selected === true}
        onClick={() => void choose(true)}
      >
        {words.accept}
      </Button>
      <Button size="large" shape="rectangle" isBusy={selected === false} onClick={() => void choose(false)}>
        {words.decline}
      </Button>
    </div>
  );
}
