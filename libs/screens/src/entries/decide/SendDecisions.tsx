import { recordHooksFor } from '@callboard/api-client/collections';
import { decisionNames, type AnyRecord, type CollectionName } from '@callboard/api-contract';
import { Button } from '@callboard/ui-kit/elements';
import { Banner, Stack } from '@callboard/ui-kit/layout';
import { Dialog, useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { decideMessages as words } from './decideMessages';
import { deskQuery } from './deskQuery';
import { useSending, type Unsent } from './useSending';

export interface SendDecisionsProps {
  collection: CollectionName;
  /** Null for those of every event. */
  event: string | null;
  count: number;
}

/** Sends the decisions of a day together, after it showed how many of each there are; names those that were not sent. */
export function SendDecisions({ collection, event, count }: SendDecisionsProps) {
  const fetchAll = recordHooksFor(collection).useFetchAll();
  const alerts = useAlerts();
  const [decided, setDecided] = useState<readonly AnyRecord[]>();
  const [unsent, setUnsent] = useState<readonly Unsent[]>([]);
  const { run, progress } = useSending();

  async function open() {
    setUnsent([]);
    const fetched = await fetchAll(
      { ...deskQuery('send', event), fields: ['decision'] },
      { signal: new AbortController().signal, onProgress: () => {} },
    );
    if (fetched.status === 'failed') alerts.show({ kind: 'error', message: fetched.problem.message });
    if (fetched.status === 'done') setDecided(fetched.records);
  }

  async function send() {
    if (!decided) return;
    const failed = await run(decided.map(({ hashcode }) => hashcode));
    setUnsent(failed);
    if (failed.length === 0) setDecided(undefined);
  }

  const titleOf = (hashcode: string) =>
    decided?.find((record) => record.hashcode === hashcode)?.qed_model.title ?? '';
  return (
    <>
      <Button variant="primary" disabled={count === 0} onClick={() => void open()}>
        {words.sendAll(count)}
      </Button>
      <Dialog
        open={decided !== undefined}
        width={480}
        title={words.sendTitle(decided?.length ?? 0)}
        onOpenChange={() => progress === undefined && setDecided(undefined)}
        actions={
          <>
            <Button disabled={progress !== undefined} onClick={() => setDecided(undefined)}>
              {words.cancel}
            </Button>
            <Button
              data-autofocus
              variant="primary"
              isBusy={progress !== undefined}
              disabled={unsent.length > 0}
              onClick={() => void send()}
            >
              {words.send}
            </Button>
          </>
        }
      >
        <Stack>
          <ul>
            {decisionNames.map((decision) => {
              const number = decided?.filter((each) => each['decision'] === decision).length ?? 0;
              return number > 0 && <li key={decision}>{words.sendCounts(decision, number)}</li>;
            })}
          </ul>
          <p>{words.sendText}</p>
          {progress && <p role="status">{words.sending(progress.done, progress.total)}</p>}
          {unsent.length > 0 && (
            <Banner kind="error" title={words.notSent(unsent.length)}>
              <ul>
                {unsent.map(({ hashcode, error }) => (
                  <li key={hashcode}>
                    {titleOf(hashcode)}: {error}
                  </li>
                ))}
              </ul>
            </Banner>
          )}
        </Stack>
      </Dialog>
    </>
  );
}
