'use no memo'; // Texts are read again when the language changes, and what was typed stays.

import { callAction } from '@callboard/api-client';
import { activationWords, type Activation } from '@callboard/api-contract/accounts';
import type { InputOf } from '@callboard/api-contract/actions';
import { isHashcode } from '@callboard/api-contract/text';
import { isAdmin, useSession } from '@callboard/auth';
import { PlainForm, type PlainErrors, type PlainField } from '@callboard/forms/plain';
import { currentLanguage, translate } from '@callboard/language';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { PublicFrame } from './PublicFrame';
import styles from './PublicFrame.module.css';
import { useDocumentTitle } from '../routing/useDocumentTitle';
import { ActivationNote, InvitedUser, JoinOptions, OnlyInvitedNote } from './ActivationParts';
import { publicMessages as words } from './publicMessages';
import { newPasswordFields } from './newPasswordFields';
import { useActivation } from './useActivation';
import { useSignInActivated } from './useSignInActivated';

type Ending = 'signedIn' | 'activated' | 'accepted' | 'declined';

/** The activation as a separate screen (clause 2.6): a new user's details, or accept and decline for a member of another site. */
export function ActivateUserPage({ token }: { token: string }) {
  const session = useSession();
  const activation = useActivation(token);
  const [ending, setEnding] = useState<Ending>();
  const isForAnother = session.status === 'signedIn' && isAdmin(session.user, session.permissions);
  useDocumentTitle({ route: { name: words.activateUser, path: '/login/activate' } });
  return (
    <PublicFrame title={isForAnother ? words.activateAccount : words.activateUser}>
      {!activation && <Skeleton lines={6} />}
      {activation && ending === undefined && (
        <Standing activation={activation} token={token} isForAnother={isForAnother} onEnd={setEnding} />
      )}
      {ending === 'declined' && <ActivationNote kind="info" title={words.declined} leadsTo="login" />}
      {ending === 'signedIn' && (
        <ActivationNote
          kind="success"
          title={translate(activationWords.done)}
          text={words.signedInText}
          leadsTo="app"
        />
      )}
      {(ending === 'activated' || ending === 'accepted') && (
        <ActivationNote
          kind="success"
          title={translate(activationWords.done)}
          text={isForAnother ? words.activatedForText : words.activatedText}
          leadsTo={isForAnother ? 'home' : 'login'}
        />
      )}
    </PublicFrame>
  );
}

interface StandingProps {
  activation: Activation;
  token: string;
  isForAnother: boolean;
  onEnd: (ending: Ending) => void;
}

function Standing({ activation, token, isForAnother, onEnd }: StandingProps) {
  const alerts = useAlerts();
  const signIn = useSignInActivated();
  const [hasFailed, setFailed] = useState(false);
  const { status, mode, details, hashcode } = activation;

  async function send(
    input: InputOf<'activateUser'>,
    ending: Ending,
    toast: string,
  ): Promise<PlainErrors | undefined> {
    setFailed(false);
    const outcome = await callAction('activateUser', {
      // An admin answers for someone whose language they do not know.
      input: isForAnother ? input : { ...input, language: currentLanguage() },
    });
    if (outcome.ok) {
      alerts.show({ kind: 'success', message: toast });
      const isSignedIn = !isForAnother && (await signIn(outcome.data.email, input.password));
      onEnd(isSignedIn ? 'signedIn' : ending);
      return undefined;
    }
    setFailed(true);
    const fields = outcome.problem.kind === 'invalid' ? outcome.problem.fields : {};
    return Object.fromEntries(Object.entries(fields).map(([name, texts]) => [name, texts.join(' ')]));
  }

  if (status === 'expired')
    return <ActivationNote kind="warning" title={translate(activationWords.expired)} />;
  if (status === 'complete')
    return <ActivationNote kind="info" title={translate(activationWords.complete)} />;
  if (status === 'declined')
    return <ActivationNote kind="info" title={translate(activationWords.loginDeclined)} />;
  if (mode === 'domain' && isHashcode(token)) return <OnlyInvitedNote />;
  return (
    <>
      {hasFailed && <Banner kind="error" title={translate(activationWords.failed)} />}
      {mode === 'domain' ? (
        <>
          <InvitedUser user={details.user} />
          <JoinOptions
            onChoose={async (isAccepted) => {
              const answer = { user_activation: hashcode, add_to_domain: isAccepted };
              await (isAccepted
                ? send(answer, 'accepted', words.accepted)
                : send(answer, 'declined', words.declined));
            }}
          />
        </>
      ) : (
        <>
          {!isForAnother && <InvitedUser user={details.user} />}
          <p className={styles.text}>{isForAnother ? words.userDetails : words.ownDetails}</p>
          <PlainForm
            fields={newUserFields()}
            initialValues={{
              first_name: details.user.first_name ?? '',
              last_name: details.user.last_name ?? '',
            }}
            submitLabel={words.activate}
            buttonShape="rectangle"
            onSubmit={({
              first_name = '',
              last_name = '',
              phone = '',
              password = '',
              confirmPassword = '',
            }) =>
              send(
                { token, first_name, last_name, phone, password, confirmPassword },
                'activated',
                words.accountActivated,
              )
            }
          />
        </>
      )}
    </>
  );
}

/** The fields for a new user (clauses 3.15 and 5.18). */
function newUserFields(): readonly PlainField[] {
  return [
    { name: 'first_name', label: words.firstName, autoComplete: 'given-name' },
    { name: 'last_name', label: words.lastName, autoComplete: 'family-name' },
    { name: 'phone', label: words.phone, type: 'tel', autoComplete: 'tel' },
    ...newPasswordFields(words.password),
  ];
}
