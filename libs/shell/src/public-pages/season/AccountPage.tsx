'use no memo'; // Texts are read again when the language changes, and what was typed stays.

import { callAction } from '@callboard/api-client';
import { accountRequestLimits as limits } from '@callboard/api-contract/accounts';
import { checks } from '@callboard/auth';
import { neededLater } from '@callboard/domain/competition';
import { PlainForm, type PlainErrors, type PlainField, type PlainValues } from '@callboard/forms/plain';
import { currentLanguage } from '@callboard/language';
import { useTenant } from '@callboard/tenant';
import { Banner } from '@callboard/ui-kit/layout';
import { useRef, useState } from 'react';
import { useDocumentTitle } from '../../routing/useDocumentTitle';
import { PublicFrame, PublicLink } from '../PublicFrame';
import frame from '../PublicFrame.module.css';
import { SchoolField, type SelectedSchool } from './SchoolField';
import { seasonMessages as words } from './seasonMessages';

/** Someone of a school asks for an account; a link by mail proves the email first. */
export function AccountPage() {
  const { name } = useTenant();
  const [sentTo, setSentTo] = useState<string>();
  useDocumentTitle({ route: { name: words.askTitle, path: '/season/account' } });
  return (
    <PublicFrame title={sentTo === undefined ? words.askTitle : words.sent}>
      {sentTo === undefined ? (
        <>
          <p className={frame.text}>{words.askText(name)}</p>
          <RequestForm onSent={setSentTo} />
        </>
      ) : (
        <Banner kind="success" title={words.sentText(sentTo, limits.linkHours)} />
      )}
      <p className={frame.links}>
        <PublicLink to="/login">{words.haveAccount}</PublicLink>
        <PublicLink to="/season">{words.name}</PublicLink>
      </p>
    </PublicFrame>
  );
}

function RequestForm({ onSent }: { onSent: (email: string) => void }) {
  const [school, setSchool] = useState<SelectedSchool | null>(null);
  const [schoolError, setSchoolError] = useState<string>();
  const trap = useRef<HTMLInputElement>(null);

  async function send({ email = '', ...values }: PlainValues): Promise<PlainErrors | undefined> {
    if (!school) return {};
    const { first_name = '', last_name = '', position = '', phone = '', message = '' } = values;
    const outcome = await callAction('requestAccount', {
      input: {
        first_name,
        last_name,
        position,
        email,
        ...('hashcode' in school ? { organisation: school.hashcode } : { school_name: school.name }),
        language: currentLanguage(),
        ...(phone && { phone }),
        ...(message && { message }),
        ...(trap.current?.value && { website: trap.current.value }),
      },
    });
    if (outcome.ok) {
      onSent(email);
      return undefined;
    }
    const fields = outcome.problem.kind === 'invalid' ? outcome.problem.fields : {};
    setSchoolError(fields['organisation']?.join(' '));
    return Object.fromEntries(Object.entries(fields).map(([field, texts]) => [field, texts.join(' ')]));
  }

  return (
    // Before the form checks its own fields, so that all errors are shown together.
    <div onSubmitCapture={() => setSchoolError(school ? undefined : words.schoolNeeded)}>
      <PlainForm fields={requestFields()} submitLabel={words.send} buttonShape="rectangle" onSubmit={send}>
        <SchoolField
          value={school}
          error={schoolError}
          onChange={(next) => {
            setSchool(next);
            setSchoolError(undefined);
          }}
        />
        {/* Programs fill in every field; a person neither sees this one nor gets to it by the keyboard. */}
        <input ref={trap} name="website" tabIndex={-1} autoComplete="off" aria-hidden hidden />
      </PlainForm>
    </div>
  );
}

function requestFields(): readonly PlainField[] {
  const atMost = (most: number) => ({
    check: (value: string) => (value.length > most ? words.tooLong(most) : null),
  });
  return [
    { name: 'first_name', label: words.firstName, autoComplete: 'given-name', ...atMost(limits.name) },
    { name: 'last_name', label: words.lastName, autoComplete: 'family-name', ...atMost(limits.name) },
    {
      name: 'position',
      label: words.position,
      description: words.positionHelp,
      autoComplete: 'organization-title',
      ...atMost(limits.position),
    },
    {
      name: 'email',
      label: words.email,
      description: words.emailHelp,
      type: 'email',
      autoComplete: 'email',
      check: checks.email,
    },
    {
      name: 'phone',
      label: words.phone,
      type: 'tel',
      autoComplete: 'tel',
      isOptional: true,
      ...(neededLater('accountRequest')['phone'] && { description: words.neededToActivate }),
      ...atMost(limits.phone),
    },
    { name: 'message', label: words.message, type: 'lines', isOptional: true, ...atMost(limits.message) },
  ];
}
