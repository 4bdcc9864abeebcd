import { actions, queries } from '@callboard/api-client/actions';
import type { HandedOver } from '@callboard/api-contract/competition';
import { formatNumber } from '@callboard/language';
import { formatInstant, ownZone } from '@callboard/ui-kit/dates';
import { Button } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { ReasonDialog } from '../ReasonDialog';
import { handedOverMessages as words } from './handedOverMessages';

export interface HandedOverWorkProps {
  /** Work that waits in a stage, or one by its name. */
  of: { stage: string } | { work: string };
  /** Label of a criterion of the stage, by its code. */
  labelOf?: (code: string) => string;
}

/** Work that the server refused from its makers, for those who decide it: accepted call by call, or dismissed with a reason. */
export function HandedOverWork({ of, labelOf = (code) => code }: HandedOverWorkProps) {
  const { data } = queries.handedOver.useQuery(of);
  return data?.works.map((work) => <WorkBanner key={work.hashcode} {...{ work, labelOf }} />);
}

interface WorkProps {
  work: HandedOver;
  labelOf: (code: string) => string;
}

function WorkBanner({ work, labelOf }: WorkProps) {
  const { by, left, count, act, performance, stage, event, made_at, canDecide, status, open } = work;
  const about = act ?? performance ?? stage ?? event;
  const isWaiting = status === 'waiting';
  return (
    <Banner
      kind={isWaiting ? 'warning' : 'info'}
      title={words.handedOver(by, isWaiting ? left : count)}
      actions={canDecide ? <Decision work={work} /> : undefined}
    >
      <p>{words.about(about?.title ?? words.work, formatInstant(made_at, ownZone()))}</p>
      <Decided work={work} />
      {isWaiting && !canDecide && <p>{words.forHead}</p>}
      {open && (
        <>
          <p>{words.refusal(open.refusal)}</p>
          <ul>
            {open.calls.map((call) => (
              <li key={`${call.at} ${call.text}`}>{callText(call, labelOf)}</li>
            ))}
          </ul>
        </>
      )}
    </Banner>
  );
}

function Decided({ work: { decided, status } }: { work: HandedOver }) {
  if (!decided) return null;
  const name = decided.by ?? words.someone;
  return <p>{status === 'taken' ? words.wasTaken(name) : words.wasDismissed(name, decided.reason)}</p>;
}

type OpenCall = NonNullable<HandedOver['open']>['calls'][number];

function callText({ text, marks, isApplied, problem }: OpenCall, labelOf: WorkProps['labelOf']): string {
  if (isApplied) return words.isApplied(text);
  if (problem !== null) return words.isRefused(text, problem);
  const given = marks.map(({ code, value }) =>
    words.mark(labelOf(code), value === null ? words.noMark : formatNumber(value)),
  );
  return given.length === 0 ? text : words.call(text, given.join(', '));
}

/** Both ways to decide it. */
function Decision({ work: { hashcode, by } }: { work: HandedOver }) {
  const [take, { isLoading }] = actions.takeOverWork.useAction();
  const [dismiss, { isLoading: isDismissing }] = actions.dismissWork.useAction();
  const [isOpen, setOpen] = useState(false);
  const alerts = useAlerts();

  async function takeOver() {
    const outcome = await take({ work: hashcode });
    if (!outcome.ok) return;
    const { applied, left, problem } = outcome.data;
    alerts.show({ message: problem === null ? words.taken(applied) : words.notTaken(left, problem) });
  }

  async function submit(reason: string) {
    const outcome = await dismiss({ work: hashcode, reason });
    if (outcome.ok) setOpen(false);
  }

  return (
    <>
      <Button size="small" variant="primary" isBusy={isLoading} onClick={() => void takeOver()}>
        {words.takeOver}
      </Button>
      <Button size="small" onClick={() => setOpen(true)}>
        {words.dismiss}
      </Button>
      {isOpen && (
        <ReasonDialog
          texts={{
            title: words.dismissTitle(by),
            text: words.dismissText,
            reason: words.reason,
            cancel: words.cancel,
            action: words.dismiss,
          }}
          isLoading={isDismissing}
          onSubmit={(reason) => void submit(reason)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
