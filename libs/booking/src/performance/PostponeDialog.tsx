import { actions } from '@callboard/api-client/actions';
import { collections } from '@callboard/api-client/collections';
import { maxLengthOfReason, type RecordOf } from '@callboard/api-contract';
import type { SaleCancellation } from '@callboard/api-contract/booking';
import { fromWallTime, isWallTime, toWallTime, zoneName } from '@callboard/domain/calendar';
import { formatMoney } from '@callboard/domain/money';
import { DateTimeField } from '@callboard/ui-kit/dates';
import { Button } from '@callboard/ui-kit/elements';
import { Checkbox, Field, TextArea } from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { Dialog, useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { postponeMessages as words } from './postponeMessages';

export interface PostponeDialogProps {
  performance: RecordOf<'performances'>;
  /** Of the venue. */
  zone: string;
  open: SaleCancellation['open'];
  onClose: () => void;
}

/** Moves a performance with sold tickets to another time, by the clock of its venue, and shows how many orders that concerns. */
export function PostponeDialog(props: Omit<PostponeDialogProps, 'zone'>) {
  const { data: venue } = collections.venues.useGet(props.performance.venue.hashcode);
  return venue ? <TimedDialog {...props} zone={venue.time_zone} /> : null;
}

function TimedDialog({ performance, zone, open, onClose }: PostponeDialogProps) {
  const [starts, setStarts] = useState<string | null>(null);
  const [ends, setEnds] = useState<string | null>(null);
  const [until, setUntil] = useState<string | null>(() => toWallTime(inTwoWeeks(), zone));
  const [message, setMessage] = useState('');
  const [withFees, setWithFees] = useState(true);
  const [isChecked, setChecked] = useState(false);
  const [postpone, { isLoading }] = actions.postponeSold.useAction();
  const alerts = useAlerts();
  const [start, end, deadline] = [starts, ends, until].map((time) => instantOf(time, zone));
  const errors = errorsOf(performance, start ?? null, end ?? null, deadline ?? null);
  const shown = (error: string | undefined) => (isChecked ? error : undefined);

  /** It lasts as long as before, until another end is entered. */
  function changeStart(time: string | null): void {
    setStarts(time);
    const next = instantOf(time, zone);
    if (next === null) return;
    const length = Date.parse(performance.ends_at) - Date.parse(performance.starts_at);
    setEnds(toWallTime(new Date(Date.parse(next) + length).toISOString(), zone));
  }

  async function save() {
    setChecked(true);
    if (!start || !end || !deadline || Object.values(errors).some((error) => error !== undefined)) return;
    const outcome = await postpone(performance.hashcode, {
      starts_at: start,
      ends_at: end,
      answer_until: deadline,
      message: message.trim() || null,
      with_fees: withFees,
    });
    if (!outcome.ok) return;
    alerts.show({ kind: 'success', message: words.started });
    onClose();
  }

  const time = (
    label: string,
    value: string | null,
    change: (next: string | null) => void,
    error?: string,
  ) => (
    <Field label={label} required error={shown(error)}>
      <DateTimeField value={value} zone={zoneName(zone, performance.starts_at)} onChange={change} />
    </Field>
  );

  return (
    <Dialog
      open
      width={520}
      title={words.title(performance.name)}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.keep}</Button>
          <Button variant="primary" isBusy={isLoading} onClick={() => void save()}>
            {words.move}
          </Button>
        </>
      }
    >
      <Stack>
        <p>
          <strong>{words.concerns(open.orders, open.tickets)}</strong> {words.steps}
        </p>
        {time(words.starts, starts, changeStart, errors.starts)}
        {time(words.ends, ends, setEnds, errors.ends)}
        <Field label={words.until} required description={words.untilHint} error={shown(errors.until)}>
          <DateTimeField value={until} zone={zoneName(zone, performance.starts_at)} onChange={setUntil} />
        </Field>
        <Field label={words.message} description={words.messageHint}>
          <TextArea
            value={message}
            maxLength={maxLengthOfReason}
            onChange={({ target }) => setMessage(target.value)}
          />
        </Field>
        {open.fees > 0 && (
          <Checkbox
            label={words.withFees(formatMoney({ amount: open.fees, currency: open.currency }))}
            checked={withFees}
            onChange={({ target }) => setWithFees(target.checked)}
          />
        )}
      </Stack>
    </Dialog>
  );
}

interface TimeErrors {
  starts: string | undefined;
  ends: string | undefined;
  until: string | undefined;
}

/** Errors in the times; the server decides again, by its own clock. */
function errorsOf(
  { starts_at }: RecordOf<'performances'>,
  start: string | null,
  end: string | null,
  until: string | null,
): TimeErrors {
  const now = Date.now();
  const begin = start === null ? NaN : Date.parse(start);
  return {
    starts: startError(begin, Date.parse(starts_at), now),
    ends: endError(end, begin),
    until: untilError(until, begin, now),
  };
}

function startError(start: number, before: number, now: number): string | undefined {
  if (Number.isNaN(start)) return words.timeMissing;
  if (start === before) return words.startSame;
  return start <= now ? words.startPast : undefined;
}

function endError(end: string | null, start: number): string | undefined {
  if (end === null) return words.timeMissing;
  return Date.parse(end) <= start ? words.endFirst : undefined;
}

function untilError(until: string | null, start: number, now: number): string | undefined {
  if (until === null) return words.timeMissing;
  const at = Date.parse(until);
  return at <= now || at > start ? words.untilWrong : undefined;
}

function instantOf(time: string | null, zone: string): string | null {
  return time !== null && isWallTime(time) ? fromWallTime(time, zone) : null;
}

function inTwoWeeks(): string {
  return new Date(Date.now() + 14 * 86_400_000).toISOString();
}
