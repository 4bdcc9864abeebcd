import { actions } from '@callboard/api-client/actions';
import { collections } from '@callboard/api-client/collections';
import type { RecordOf } from '@callboard/api-contract';
import { useUndoAlert, useZone } from '@callboard/records';
import { useLabel } from '@callboard/tenant';
import { SendButton } from '@callboard/records/screen';
import { formatInstantDay } from '@callboard/ui-kit/dates';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Button, Skeleton } from '@callboard/ui-kit/elements';
import { Select } from '@callboard/ui-kit/inputs';
import { Card, Stack } from '@callboard/ui-kit/layout';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { coworkerMessages as words } from './coworkerMessages';
import styles from './coworkers.module.css';
import { InviteForm } from './InviteForm';
import { isRight, rightsOf, type Right } from './rightsOf';

/** As many as an entry can have, and those that staff added. */
const most = 50;

/** Co-workers of one entry, by those who entered it and staff: invited, given a right, and removed. */
export function Coworkers({ entry }: { entry: string }) {
  const label = useLabel('entries');
  const { data, problem, isLoading, refetch } = collections.collaborators.useList({
    filters: [{ field: 'entry', operator: 'eq', value: entry }],
    ordering: ['created'],
    pageSize: most,
  });
  return (
    <Card title={words.title}>
      <Stack>
        <QueryView
          query={{ value: data?.results, problem, isLoading, retry: refetch }}
          loading={<Skeleton lines={3} />}
          isEmpty={(coworkers) => coworkers.length === 0}
          empty={
            <EmptyState icon="people" title={words.none}>
              {words.noneText(label)}
            </EmptyState>
          }
        >
          {(coworkers) => (
            <ul className={styles.list} role="list" aria-label={words.title}>
              {coworkers.map((coworker) => (
                <Coworker key={coworker.hashcode} coworker={coworker} />
              ))}
            </ul>
          )}
        </QueryView>
        <InviteForm entry={entry} />
      </Stack>
    </Card>
  );
}

function Coworker({ coworker }: { coworker: RecordOf<'collaborators'> }) {
  const hooks = collections.collaborators;
  const [patch] = hooks.usePatch();
  const [remove, { isLoading: isRemoving }] = hooks.useRemove();
  const [resend, { isLoading: isSending }] = actions.resendCoworker.useAction();
  const alerts = useAlerts();
  const showUndo = useUndoAlert();
  const zone = useZone();
  const { hashcode, version, email, right, joined_at: joined, created } = coworker;
  const name = coworker.qed_model.title;

  async function change(value: Right) {
    const outcome = await patch(hashcode, { right: value }, version);
    if (outcome.ok) showUndo(words.changed(name), outcome.changeSet);
  }
  async function takeOut() {
    const outcome = await remove(hashcode, version);
    if (outcome.ok) showUndo(words.removed(name), outcome.changeSet);
  }
  async function sendAgain() {
    const outcome = await resend({ coworker: hashcode });
    if (outcome.ok) alerts.show({ kind: 'success', message: words.resent(String(email)) });
  }

  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <span className={styles.name}>{name}</span>
        {typeof email === 'string' && email !== name && <span className={styles.facts}>{email}</span>}
        <span className={styles.facts}>
          {typeof joined === 'string'
            ? words.joined(formatInstantDay(joined, zone))
            : words.pending(formatInstantDay(created, zone))}
        </span>
      </span>
      <span className={styles.buttons}>
        <span className={styles.right}>
          <Select
            aria-label={words.rightOf(name)}
            required
            options={rightsOf()}
            value={right}
            onChange={({ target }) => isRight(target.value) && void change(target.value)}
          />
        </span>
        {joined == null && (
          <SendButton
            size="small"
            isBusy={isSending}
            name={words.resendTo(name)}
            to={typeof email === 'string' ? email : undefined}
            onSend={() => void sendAgain()}
          >
            {words.resend}
          </SendButton>
        )}
        <Button
          size="small"
          variant="quiet"
          isBusy={isRemoving}
          aria-label={words.removeNamed(name)}
          onClick={() => void takeOut()}
        >
          {words.remove}
        </Button>
      </span>
    </li>
  );
}
