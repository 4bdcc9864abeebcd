import { actions, queries } from '@callboard/api-client/actions';
import { collections } from '@callboard/api-client/collections';
import type { RecordOf } from '@callboard/api-contract';
import { publicEventStatuses } from '@callboard/api-contract/scheduling';
import { fromWallTime, isWallTime, zoneName } from '@callboard/domain/calendar';
import { usePolling } from '@callboard/records/screen';
import { useTenant } from '@callboard/tenant';
import { DateTimeField, formatInstant } from '@callboard/ui-kit/dates';
import { StatusBadge } from '@callboard/ui-kit/display';
import { QrCode } from '@callboard/ui-kit/qr';
import { Button, buttonVariant, CopyButton } from '@callboard/ui-kit/elements';
import { Field, RadioGroup } from '@callboard/ui-kit/inputs';
import { Banner, Card, Stack } from '@callboard/ui-kit/layout';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { Link } from 'react-router';

import styles from './stages.module.css';
import { voteMessages as words } from './voteMessages';
import { VoteMarks } from './VoteMarks';

/** Staff open the vote of the audience on the acts of a stage, show its code, and see how many have voted: not for whom. */
export function VoteCard({ stage }: { stage: RecordOf<'stages'> }) {
  const { hashcode, status, vote_opened_at: openedAt, vote_closes_at: closesAt, event } = stage;
  const { data: of } = collections.events.useGet(event.hashcode);
  const { timeZone } = useTenant();
  const isPublic = of === undefined || publicEventStatuses.some((each) => each === of.status);
  const [now, setNow] = useState(() => Date.now());
  usePolling(() => setNow(Date.now()), countMs);
  const isOpen =
    openedAt != null && status !== 'released' && (closesAt == null || Date.parse(closesAt) > now);
  return (
    <Card title={words.title}>
      <Stack>
        <p>{words.about}</p>
        {openedAt != null && (
          <p>
            <StatusBadge tone={isOpen ? 'green' : 'gray'} label={isOpen ? words.isOpen : words.isClosed} />
          </p>
        )}
        {openedAt != null && <Turnout stage={hashcode} isOpen={isOpen} />}
        {isOpen && closesAt != null && (
          <p>{words.closes(`${formatInstant(closesAt, timeZone)} ${zoneName(timeZone, closesAt)}`)}</p>
        )}
        {isOpen && !isPublic && <Banner kind="warning" title={words.notPublic} />}
        {isOpen && <Voters stage={stage} />}
        {status !== 'released' && (isOpen ? <CloseVote stage={stage} /> : <OpenVote stage={stage} />)}
      </Stack>
    </Card>
  );
}

const voters = ['hall', 'card', 'ticket'] as const;

/** How often the page counts the votes again: phones notify no page of them. */
const countMs = 5_000;

/** How many have voted, counted again while the vote is open. */
function Turnout({ stage, isOpen }: { stage: string; isOpen: boolean }) {
  const { data, refetch } = queries.voteTurnout.useQuery({ stage });
  usePolling(refetch, isOpen ? countMs : null);
  if (!data) return null;
  return (
    <>
      <p>
        <strong>{words.votes(data.votes)}</strong>
        {data.networks > 1 && ` · ${words.networks(data.networks, data.most_of_one)}`}
        {data.left_out > 0 && ` · ${words.leftOut(data.left_out)}`}
      </p>
      {data.marks.length > 0 && <VoteMarks stage={stage} marks={data.marks} onChange={refetch} />}
    </>
  );
}

/** How people in the hall get to vote. */
function Voters({ stage }: { stage: RecordOf<'stages'> }) {
  switch (stage.vote_by) {
    case 'ticket':
      return <p>{words.byTicketHelp}</p>;
    case 'card':
      return (
        <>
          <p>{words.byCardHelp}</p>
          <PrintCards stage={stage.hashcode} />
        </>
      );
    default:
      return <HallCode stage={stage} />;
  }
}

/** Cards are printed before the vote is opened too: they lie on the seats when people come in. */
function PrintCards({ stage }: { stage: string }) {
  return (
    <div>
      <Link {...buttonVariant()} to={`/stages/${stage}/vote/cards`}>
        {words.printCards}
      </Link>
    </div>
  );
}

function HallCode({ stage: { hashcode, vote_code: code } }: { stage: RecordOf<'stages'> }) {
  const address = `${location.origin}/vote/${hashcode}`;
  return (
    <div className={styles.hall}>
      <div>
        <p>{words.code}</p>
        <strong className={styles.code}>{code}</strong>
        <p>
          {words.link}: <a href={address}>{address}</a>
        </p>
        <CopyButton text={address} label={words.copy} />
        <p>{words.qrHelp}</p>
      </div>
      <QrCode text={`${address}#${code ?? ''}`} label={words.qr} />
    </div>
  );
}

function OpenVote({ stage: { hashcode, vote_opened_at: openedAt } }: { stage: RecordOf<'stages'> }) {
  const [time, setTime] = useState<string | null>(null);
  const [by, setBy] = useState<string>('hall');
  const [run, { isLoading }] = actions.runVote.useAction();
  const { timeZone } = useTenant();
  const until = time !== null && isWallTime(time) ? fromWallTime(time, timeZone) : null;
  return (
    <>
      {openedAt == null && (
        <RadioGroup
          label={words.voters}
          options={voters.map((value) => ({ value, ...words.voterOptions[value] }))}
          value={by}
          onValueChange={setBy}
        />
      )}
      {openedAt == null && by === 'card' && <PrintCards stage={hashcode} />}
      <Field label={words.until} description={words.untilHelp}>
        <DateTimeField
          value={time}
          zone={zoneName(timeZone, until ?? new Date().toISOString())}
          onChange={setTime}
        />
      </Field>
      <div>
        <Button
          variant="primary"
          isBusy={isLoading}
          onClick={() =>
            void run(hashcode, {
              step: 'open',
              until,
              ...(openedAt == null && { by: voters.find((each) => each === by) ?? 'hall' }),
            })
          }
        >
          {openedAt == null ? words.open : words.again}
        </Button>
      </div>
    </>
  );
}

function CloseVote({ stage: { hashcode, vote_closes_at: closesAt } }: { stage: RecordOf<'stages'> }) {
  const [run, { isLoading }] = actions.runVote.useAction();
  const alerts = useAlerts();

  async function close() {
    const outcome = await run(hashcode, { step: 'close' });
    if (!outcome.ok) return;
    const again = () => void run(hashcode, { step: 'open', until: closesAt ?? null });
    alerts.show({ message: words.isClosed, action: { label: words.undo, onAct: again } });
  }

  return (
    <div>
      <Button isBusy={isLoading} onClick={() => void close()}>
        {words.close}
      </Button>
    </div>
  );
}
