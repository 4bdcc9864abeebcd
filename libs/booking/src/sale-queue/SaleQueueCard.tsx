import { queries } from '@callboard/api-client/actions';
import { saleLimits, type SaleQueue } from '@callboard/api-contract/booking';
import { formatNumber } from '@callboard/language';
import { useZone } from '@callboard/records';
import { formatInstant } from '@callboard/ui-kit/dates';
import { QueryView, StatRow, StatTile } from '@callboard/ui-kit/display';
import { Button, Skeleton } from '@callboard/ui-kit/elements';
import { NumberField, numberMessage, useSubmitCheck, type NumberValue } from '@callboard/ui-kit/inputs';
import { Banner, Card, Stack } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { usePolling } from '@callboard/records/screen';
import styles from './saleQueue.module.css';
import { saleQueueMessages as words } from './saleQueueMessages';
import { settingOf, useQueueChange } from './useQueueChange';

export interface SaleQueueCardProps {
  performance: string;
  readOnly?: boolean;
}

const readsEveryMs = 5_000;

/** The queue of a performance: staff switch it on, see who waits, and let everyone in. */
export function SaleQueueCard({ performance, readOnly = false }: SaleQueueCardProps) {
  const { data, problem, isLoading, refetch } = queries.saleQueue.useQuery({ performance });
  usePolling(refetch, data?.queue_size == null ? null : readsEveryMs);
  return (
    <Card title={words.title}>
      <QueryView query={{ value: data, problem, isLoading, retry: refetch }} loading={<Skeleton lines={4} />}>
        {(queue) => <Queue {...{ performance, queue, readOnly }} onChanged={refetch} />}
      </QueryView>
    </Card>
  );
}

interface QueueProps {
  performance: string;
  queue: SaleQueue;
  readOnly: boolean;
  onChanged: () => void;
}

function Queue({ performance, queue, readOnly, onChanged }: QueueProps) {
  const { change, isBusy } = useQueueChange(performance, queue, onChanged);
  const zone = useZone();
  const { queue_size: size, queue_lifted_at: lifted, opens_at: opens } = queue;
  const isOn = size !== null;
  const setting = settingOf(queue);
  return (
    <Stack>
      <p>{words.about}</p>
      {isOn && <Numbers queue={queue} />}
      {isOn && lifted !== null && (
        <Banner kind="warning" title={words.isLifted}>
          {words.isLiftedText(formatInstant(lifted, zone))}
        </Banner>
      )}
      {queue.sale === 'coming' && (
        <p>{opens === null ? words.noOpening : words.opens(formatInstant(opens, zone))}</p>
      )}
      {!readOnly && (
        <SizeForm
          // A change by someone else, or Undo, is shown.
          key={size}
          size={size}
          isBusy={isBusy}
          onSave={(next) =>
            void change({ ...setting, queue_size: next }, isOn ? words.saved : words.switchedOn)
          }
        >
          {isOn && (
            <>
              <Button
                isBusy={isBusy}
                onClick={() =>
                  void change(
                    { queue_size: size, is_lifted: lifted === null },
                    lifted === null ? words.lifted : words.lowered,
                  )
                }
              >
                {lifted === null ? words.lift : words.lower}
              </Button>
              <Button
                isBusy={isBusy}
                onClick={() => void change({ queue_size: null, is_lifted: false }, words.switchedOff)}
              >
                {words.off}
              </Button>
            </>
          )}
        </SizeForm>
      )}
    </Stack>
  );
}

function Numbers({ queue }: { queue: SaleQueue }) {
  const { lobby, waiting, present, admitted, ordered, minutes, queue_size: size } = queue;
  return (
    <StatRow label={words.isOn}>
      {queue.sale === 'coming' && <StatTile label={words.lobby} value={formatNumber(lobby)} />}
      <StatTile
        label={words.waiting}
        value={formatNumber(waiting)}
        details={[words.present(present), ...(minutes === null ? [] : [words.minutes(minutes)])]}
      />
      <StatTile
        label={words.inside}
        value={formatNumber(admitted)}
        details={size === null ? [] : [words.of(size)]}
      />
      <StatTile label={words.ordered} value={formatNumber(ordered)} />
    </StatRow>
  );
}

interface SizeFormProps {
  size: number | null;
  isBusy: boolean;
  onSave: (size: number) => void;
  /** Further buttons. */
  children: React.ReactNode;
}

const sizeLimits = { min: 1, max: saleLimits.queueSize, step: 1 };

function SizeForm({ size, isBusy, onSave, children }: SizeFormProps) {
  const [typed, setTyped] = useState<NumberValue>(size ?? saleLimits.queueSizeDefault);
  const { isChecked, check } = useSubmitCheck();
  return (
    <form
      noValidate
      onSubmit={(submit) => {
        submit.preventDefault();
        check(submit);
        if (typeof typed === 'number' && typed !== size) onSave(typed);
      }}
    >
      <Stack>
        <div className={styles.size}>
          <NumberField
            label={words.size}
            description={words.sizeHelp}
            {...sizeLimits}
            value={typed}
            error={isChecked && typed === null ? numberMessage(sizeLimits) : undefined}
            onValueChange={setTyped}
          />
        </div>
        <Stack direction="row">
          <Button type="submit" variant={size === null ? 'primary' : 'secondary'} isBusy={isBusy}>
            {size === null ? words.on : words.change}
          </Button>
          {children}
        </Stack>
      </Stack>
    </form>
  );
}
