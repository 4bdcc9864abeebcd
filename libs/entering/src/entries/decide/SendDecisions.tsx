import { collections } from '@callboard/api-client/collections';
import { isReference, type Actor, type RecordOf } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { decisionNames } from '@callboard/api-contract/entries';
import { noticeOfSeveral, useActor } from '@callboard/records';
import { Button } from '@callboard/ui-kit/elements';
import { Checkbox } from '@callboard/ui-kit/inputs';
import { Accordion, Banner, Stack } from '@callboard/ui-kit/layout';
import { Dialog, useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import styles from './decide.module.css';
import { decideMessages as words } from './decideMessages';
import { deskQuery } from './deskQuery';
import { MailPreview } from './MailPreview';
import { useSending, type Unsent } from './useSending';

export interface SendDecisionsProps {
  /** Null for those of every event. */
  event: string | null;
  count: number;
}

/** Sends the decisions of a day together, after it showed how many of each there are; names those that were not sent. */
export function SendDecisions({ event, count }: SendDecisionsProps) {
  const fetchAll = collections.entries.useFetchAll();
  const alerts = useAlerts();
  const [found, setFetched] = useState<readonly RecordOf<'entries'>[]>();
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const actor = useActor();
  const events = eventsOf(found ?? []);
  const decided = found?.filter(({ event: of }) => !isReference(of) || !leftOut.includes(of.hashcode));
  const notice = decided && noticeOfDecided(decided, actor);
  const [unsent, setUnsent] = useState<readonly Unsent[]>([]);
  const { run, progress } = useSending();

  async function open() {
    setUnsent([]);
    const fetched = await fetchAll(
      { ...deskQuery('send', event), fields: ['decision', 'decision_reason', 'event', 'contact'] },
      { signal: new AbortController().signal, onProgress: () => {} },
    );
    if (fetched.status === 'failed') alerts.show({ kind: 'error', message: fetched.problem.message });
    if (fetched.status !== 'done') return;
    setLeftOut([]);
    setFetched(fetched.records);
  }

  async function send() {
    if (!decided) return;
    const failed = await run(decided.map(({ hashcode }) => hashcode));
    setUnsent(failed);
    if (failed.length === 0) setFetched(undefined);
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
        onOpenChange={() => progress === undefined && setFetched(undefined)}
        actions={
          <>
            <Button disabled={progress !== undefined} onClick={() => setFetched(undefined)}>
              {words.cancel}
            </Button>
            <Button
              data-autofocus
              variant="primary"
              isBusy={progress !== undefined}
              disabled={unsent.length > 0 || decided?.length === 0}
              onClick={() => void send()}
            >
              {words.send}
            </Button>
          </>
        }
      >
        <Stack>
          {events.length > 1 && (
            <fieldset className={styles.events}>
              <legend>{words.sendOf}</legend>
              {events.map(({ hashcode, title, count: number }) => (
                <Checkbox
                  key={hashcode}
                  label={words.eventCount(title, number)}
                  checked={!leftOut.includes(hashcode)}
                  onChange={({ target }) =>
                    setLeftOut(
                      target.checked ? leftOut.filter((each) => each !== hashcode) : [...leftOut, hashcode],
                    )
                  }
                />
              ))}
            </fieldset>
          )}
          <ul>
            {decisionNames.map((decision) => {
              const number = decided?.filter((each) => each['decision'] === decision).length ?? 0;
              return number > 0 && <li key={decision}>{words.sendCounts(decision, number)}</li>;
            })}
          </ul>
          <Accordion
            items={decisionNames.flatMap((decision) => {
              const example = decided?.find((each) => each['decision'] === decision);
              if (!example) return [];
              const reason = String(example['decision_reason'] ?? '');
              const children = <MailPreview entry={example.hashcode} decision={decision} reason={reason} />;
              return { id: decision, title: words.exampleOf[decision], children };
            })}
          />
          <p>
            {notice} {words.sendText}
          </p>
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

/** The events of decisions, each with how many there are. */
function eventsOf(records: readonly RecordOf<'entries'>[]) {
  const events = new Map<string, { hashcode: string; title: string; count: number }>();
  for (const { event } of records) {
    if (!isReference(event)) continue;
    const { hashcode, title } = event;
    events.set(hashcode, { hashcode, title, count: (events.get(hashcode)?.count ?? 0) + 1 });
  }
  return [...events.values()];
}

/** Sending makes the transitions that were decided: who is notified is declared there. */
function noticeOfDecided(records: readonly RecordOf<'entries'>[], actor: Actor): string | undefined {
  const { lifecycle } = collectionNamed('entries');
  const [transition] = decisionNames.flatMap((decision) => lifecycle?.transitions[decision] ?? []);
  return transition && noticeOfSeveral(transition, records, actor);
}
