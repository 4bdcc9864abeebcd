'use no memo'; // Texts are read again when the language changes, and what was typed stays.

import { callAction } from '@callboard/api-client';
import { activationWords, type Activation } from '@callboard/api-contract/accounts';
import { isHashcode } from '@callboard/api-contract/text';
import { PlainForm } from '@callboard/forms/plain';
import { translate } from '@callboard/language';
import { useTenant } from '@callboard/tenant';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useEffect, useState } from 'react';
import { PublicFrame } from './PublicFrame';
import styles from './PublicFrame.module.css';
import { replaceAddress } from '../routing/address';
import { useDocumentTitle } from '../routing/useDocumentTitle';
import { ActivationNote, InvitedUser, JoinOptions, OnlyInvitedNote } from './ActivationParts';
import { publicMessages as words } from './publicMessages';
import { newPasswordFields } from './newPasswordFields';
import { useActivation } from './useActivation';
import { useSignInActivated } from './useSignInActivated';

type Ending = 'signedIn' | 'activated' | 'accepted' | 'declined';

/** The activation on the login page (clause 2.7): a password for a new user, accept or decline for all others. */
export function InvitationPage({ token }: { token: string }) {
  const activation = useActivation(token);
  const [ending, setEnding] = useState<Ending>();
  useDocumentTitle({ route: { name: words.activate, path: '/login/activate' } });

  const isComplete = activation?.status === 'complete';
  // A completed invitation redirects to the login (clause 4.6). The URL is outside React.
  useEffect(() => {
    if (isComplete) replaceAddress('/login');
  }, [isComplete]);

  return (
    <PublicFrame title={words.activate}>
      {(!activation || isComplete) && <Skeleton lines={6} />}
      {activation && ending === undefined && (
        <Standing activation={activation} token={token} onEnd={setEnding} />
      )}
      {activation && ending && <Ended ending={ending} user={activation.details.user} />}
    </PublicFrame>
  );
}

interface StandingProps {
  activation: Activation;
  token: string;
  onEnd: (ending: Ending) => void;
}

function Standing({ activation: { status, mode, details }, token, onEnd }: StandingProps) {
  const alerts = useAlerts();
  const signIn = useSignInActivated();
  const [hasFailed, setFailed] = useState(false);
  const isNew = mode === 'new';

  async function answer(isAccepted: boolean, password?: string) {
    setFailed(false);
    const outcome = await callAction('activateUser', {
      input: {
        token,
        accept: isAccepted,
        is_new: isNew,
        ...(password !== undefined && { password }),
      },
    });
    if (!outcome.ok) return setFailed(true);
    const joined = isNew ? 'activated' : 'accepted';
    const ending = isAccepted ? joined : 'declined';
    alerts.show({ kind: 'success', message: toastOf(ending) });
    onEnd((await signIn(outcome.data.email, password)) ? 'signedIn' : ending);
  }

  if (status === 'expired')
    return <ActivationNote kind="warning" title={translate(activationWords.loginExpired)} />;
  if (status === 'declined')
    return <ActivationNote kind="info" title={translate(activationWords.loginDeclined)} />;
  if (status === 'complete') return null;
  if (mode === 'domain' && isHashcode(token)) return <OnlyInvitedNote />;
  return (
    <>
      {hasFailed && <Banner kind="error" title={translate(activationWords.failed)} />}
      <InvitedUser user={details.user} />
      {isNew ? (
        <>
          <p className={styles.text}>{words.choosePassword}</p>
          <PlainForm
            fields={newPasswordFields(words.password)}
            submitLabel={words.activate}
            buttonShape="rectangle"
            onSubmit={async ({ password = '' }) => {
              await answer(true, password);
              return undefined;
            }}
          />
        </>
      ) : (
        <JoinOptions onChoose={(isAccepted) => answer(isAccepted)} />
      )}
    </>
  );
}

function Ended({ ending, user }: { ending: Ending; user: Activation['details']['user'] }) {
  const tenant = useTenant();
  const name = user.tenant_name || tenant.name;
  if (ending === 'declined') {
    return <ActivationNote kind="info" title={words.declined} text={words.declinedText(name)} />;
  }
  if (ending === 'accepted') {
    return <ActivationNote kind="success" title={words.accepted} text={words.acceptedText(name)} />;
  }
  const isSignedIn = ending === 'signedIn';
  return (
    <ActivationNote
      kind="success"
      title={translate(activationWords.done)}
      text={isSignedIn ? words.signedInText : words.activatedText}
      leadsTo={isSignedIn ? 'app' : 'login'}
    />
  );
}

function toastOf(ending: Exclude<Ending, 'signedIn'>): string {
  switch (ending) {
    case 'activated':
      return words.accountActivated;
    case 'accepted':
      return words.accepted;
    case 'declined':
      return words.declined;
  }
}
