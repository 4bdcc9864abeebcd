import { actions } from '@callboard/api-client/actions';
import type { UserSession } from '@callboard/api-contract/accounts';
import { useZone } from '@callboard/records';
import { Badge, List, QueryView } from '@callboard/ui-kit/display';
import { formatInstant } from '@callboard/ui-kit/dates';
import { Button } from '@callboard/ui-kit/elements';
import { Card } from '@callboard/ui-kit/layout';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { accountMessages as words } from './accountMessages';
import { deviceOf } from './deviceOf';
import { ZoneNote } from '@callboard/records/screen';
import styles from './account.module.css';

/** The user's active sessions, with a button to end each. */
export function SessionsCard() {
  const { data: loaded, problem, isLoading, refetch } = actions.listSessions.useData();
  const [endSession] = actions.endSession.useAction();
  const [endOtherSessions] = actions.endOtherSessions.useAction();
  // Waits for the content above, so that nothing here moves under the pointer.
  const above = actions.security.useData();
  const data = above.isLoading ? undefined : loaded?.sessions;
  const alerts = useAlerts();
  const [busy, setBusy] = useState<string>();
  const others = data?.some(({ is_current }) => !is_current);

  async function end(session: UserSession) {
    setBusy(session.hashcode);
    const outcome = await endSession({ session: session.hashcode });
    setBusy(undefined);
    if (outcome.ok) alerts.show({ kind: 'success', message: words.signedOut });
  }

  async function endOthers() {
    setBusy('others');
    const outcome = await endOtherSessions();
    setBusy(undefined);
    if (outcome.ok) alerts.show({ kind: 'success', message: words.signedOutOthers(outcome.data.ended) });
  }

  return (
    <Card
      title={words.sessions}
      actions={
        others && (
          <Button isBusy={busy === 'others'} onClick={() => void endOthers()}>
            {words.signOutOthers}
          </Button>
        )
      }
    >
      <p className={styles.note}>{others ? words.sessionsText : words.noOthers}</p>
      <QueryView query={{ value: data, problem, isLoading: isLoading || above.isLoading, retry: refetch }}>
        {(sessions) => (
          <>
            <List
              label={words.sessions}
              items={currentFirst(sessions).map((session) => ({
                id: session.hashcode,
                title: deviceOf(session.user_agent),
                subtitle: <Times session={session} />,
                end: session.is_current ? (
                  <Badge tone="green">{words.thisDevice}</Badge>
                ) : (
                  <Button
                    size="small"
                    isBusy={busy === session.hashcode}
                    aria-label={words.signOutOf(deviceOf(session.user_agent))}
                    onClick={() => void end(session)}
                  >
                    {words.signOut}
                  </Button>
                ),
              }))}
            />
            {sessions[0] && <ZoneNote at={sessions[0].last_seen} className={styles.note} />}
          </>
        )}
      </QueryView>
    </Card>
  );
}

function currentFirst(sessions: readonly UserSession[]): UserSession[] {
  return [...sessions].sort((a, b) => Number(b.is_current) - Number(a.is_current));
}

function Times({ session }: { session: UserSession }) {
  const zone = useZone();
  return (
    <>
      {words.lastSeen(formatInstant(session.last_seen, zone))} ·{' '}
      {words.since(formatInstant(session.created, zone))}
    </>
  );
}
