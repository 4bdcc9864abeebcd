'use no memo'; // Texts are read again when the language changes, and what was typed stays.

import { callAction } from '@callboard/api-client';
import { formatDay, formatInstantDay } from '@callboard/ui-kit/dates';
import { Button, Skeleton } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import { useTenant } from '@callboard/tenant';
import { useState } from 'react';
import { messages } from '../messages';
import { useDocumentTitle } from '../routing/useDocumentTitle';
import { ConsentForm, type ConsentFormValues } from './ConsentForm';
import { consentMessages as words } from './consentMessages';
import { PublicFrame } from './PublicFrame';
import styles from './PublicFrame.module.css';
import { useConsentLink } from './useConsentLink';

type Outcome = 'saved' | 'withdrawn' | 'failed';

/** Where a guardian agrees or refuses by the link of a mail, and withdraws a consent, without an account. */
export function ConsentPage({ token }: { token: string | null }) {
  const { timeZone } = useTenant();
  const { opened, retry, reload, end } = useConsentLink(token);
  const [outcome, setOutcome] = useState<Outcome>();
  useDocumentTitle({ route: { name: words.title, path: '/consent' } });

  async function send({ name, note, answers }: ConsentFormValues, done: Outcome) {
    if (token === null) return;
    const input = { token, name, note, answers };
    const sent = await callAction('answerConsents', { input }, { isQuiet: true });
    if (!sent.ok && sent.problem.kind === 'missing') return end();
    setOutcome(sent.ok ? done : 'failed');
    reload();
    // The result stands at the top of what can be a long page on a phone.
    scrollTo({ top: 0 });
  }

  return (
    <PublicFrame title={words.title}>
      {opened.status === 'loading' && <Skeleton lines={6} />}
      {opened.status === 'over' && (
        <Banner kind="info" title={words.overTitle}>
          {words.over}
        </Banner>
      )}
      {opened.status === 'failed' && (
        <>
          <Banner kind="error">{opened.problem.message}</Banner>
          <Button onClick={retry}>{messages.tryAgain}</Button>
        </>
      )}
      {opened.status === 'open' && (
        <>
          {outcome && (
            <OutcomeBanner outcome={outcome} until={formatInstantDay(opened.link.expires, timeZone)} />
          )}
          <div className={styles.text}>
            <p>{words.about(opened.link.member, opened.link.entry, opened.link.event)}</p>
            <p>{words.days(formatDay(opened.link.first_day), formatDay(opened.link.last_day))}</p>
          </div>
          <ConsentForm link={opened.link} onSend={send} />
        </>
      )}
    </PublicFrame>
  );
}

function OutcomeBanner({ outcome, until }: { outcome: Outcome; until: string }) {
  if (outcome === 'failed') return <Banner kind="error">{words.failed}</Banner>;
  return (
    <Banner kind="success" title={outcome === 'saved' ? words.saved : words.withdrawn}>
      {words.until(until)}
    </Banner>
  );
}
