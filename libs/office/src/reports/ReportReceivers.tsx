import { collections } from '@callboard/api-client/collections';
import { limits, type RecordOf, type RecordReference } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { RecordPicker } from '@callboard/pickers';
import { canEver, canReach, useActor, useUndoAlert } from '@callboard/records';
import { List, QueryView } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { Field } from '@callboard/ui-kit/inputs';
import { Card, Stack } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { reportMessages as words } from './reportMessages';
import styles from './reports.module.css';

type Receiver = RecordOf<'reportReceivers'>;

const receivers = collections.reportReceivers;
const definition = collectionNamed('reportReceivers');
const activeOnly = [{ field: 'status', operator: 'eq', value: 'active' }] as const;

export interface ReportReceiversProps {
  /** Its hashcode. */
  report: string;
  /** True if it is the user's own. */
  isOwn: boolean;
}

/** The users to whom a report is mailed besides its owner: added and removed by the owner, and each can stop their own mails. */
export function ReportReceivers({ report, isOwn }: ReportReceiversProps) {
  const actor = useActor();
  const { data, problem, isLoading, refetch } = receivers.useList({
    filters: [{ field: 'report', operator: 'eq', value: report }],
    ordering: ['name'],
    pageSize: limits.maxReportReceivers,
  });
  return (
    <Card title={words.receivers}>
      <Stack>
        <QueryView query={{ value: data?.results, problem, isLoading, retry: refetch }}>
          {(found) => <ReceiverLines found={found} />}
        </QueryView>
        {isOwn && canEver(definition, 'create', actor) && <AddReceiver report={report} />}
      </Stack>
    </Card>
  );
}

function ReceiverLines({ found }: { found: readonly Receiver[] }) {
  const actor = useActor();
  const [patch, patching] = receivers.usePatch();
  const [removeOne, removing] = receivers.useRemove();
  const notify = useUndoAlert();

  async function swapStopped({ hashcode, name, stopped, version }: Receiver): Promise<void> {
    const outcome = await patch(hashcode, { stopped: stopped !== true }, version);
    if (!outcome.ok) return;
    notify(stopped === true ? words.resumedFor(name) : words.stoppedFor(name), outcome.changeSet);
  }

  async function remove({ hashcode, version }: Receiver): Promise<void> {
    const outcome = await removeOne(hashcode, version);
    if (outcome.ok) notify(words.receiverRemoved, outcome.changeSet);
  }

  return (
    <List
      label={words.receivers}
      empty={words.noReceivers}
      items={found.map((receiver) => ({
        id: receiver.hashcode,
        title: receiver.name,
        subtitle: receiver.stopped === true ? words.stopped : undefined,
        end: (
          <span className={styles.buttons}>
            {canReach(definition, 'update', { ...receiver }, actor) && (
              <Button
                size="small"
                disabled={patching.isLoading}
                aria-label={words.actionOf(
                  receiver.stopped === true ? words.resume : words.stop,
                  receiver.name,
                )}
                onClick={() => void swapStopped(receiver)}
              >
                {receiver.stopped === true ? words.resume : words.stop}
              </Button>
            )}
            {canReach(definition, 'remove', { ...receiver }, actor) && (
              <Button
                size="small"
                icon="trash"
                disabled={removing.isLoading}
                aria-label={words.actionOf(words.removeReceiver, receiver.name)}
                onClick={() => void remove(receiver)}
              >
                {words.removeReceiver}
              </Button>
            )}
          </span>
        ),
      }))}
    />
  );
}

function AddReceiver({ report }: { report: string }) {
  const [create, creating] = receivers.useCreate();
  const notify = useUndoAlert();
  const [refused, setRefused] = useState<{ user: RecordReference; message: string }>();

  async function add(user: RecordReference | null): Promise<void> {
    setRefused(undefined);
    if (!user) return;
    const outcome = await create({ report, user: user.hashcode });
    if (outcome.ok) {
      notify(words.receiverAdded(user.title), outcome.changeSet);
      return;
    }
    const { problem } = outcome;
    const own =
      problem.kind === 'invalid' ? (problem.fields['user'] ?? problem.fields['report'])?.[0] : undefined;
    setRefused({ user, message: own ?? problem.message });
  }

  return (
    <Field label={words.addReceiver} description={words.addReceiverText} error={refused?.message}>
      <RecordPicker
        collection="users"
        value={refused?.user ?? null}
        filters={activeOnly}
        canAdd={false}
        disabled={creating.isLoading}
        onChange={(user) => void add(user)}
      />
    </Field>
  );
}
