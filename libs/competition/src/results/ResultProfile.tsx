import { collections } from '@callboard/api-client/collections';
import type { RecordOf } from '@callboard/api-contract';
import { criterionMeans, isOut } from '@callboard/domain/judging';
import { formatNumber } from '@callboard/language';
import { formatInstantDay, ownZone } from '@callboard/ui-kit/dates';
import { CommentedProfile, type ProfileTab } from '@callboard/records/profile';
import { Button } from '@callboard/ui-kit/elements';
import { EmptyState } from '@callboard/ui-kit/display';
import { Card, Stack } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { useHashcode } from '@callboard/records/screen';
import { ActStateBadge } from '../ActStateBadge';
import { resultMessages as words } from './resultMessages';
import styles from './results.module.css';
import { saveCertificates } from './saveCertificates';

type Result = RecordOf<'stageEntries'>;
type Feedback = NonNullable<Result['feedback']>;

/** An act in a stage: once the results are released with its place, its scores by criterion, and what the judges wrote. */
export function Screen() {
  const hashcode = useHashcode();
  const { data: act } = collections.stageEntries.useGet(hashcode);
  const feedback = act?.feedback;
  const tabs: ProfileTab[] =
    act && feedback
      ? [{ id: 'result', label: words.result, render: () => <ActResult act={act} feedback={feedback} /> }]
      : [];
  return (
    <CommentedProfile
      collection="stageEntries"
      hashcode={hashcode}
      partOf="stage"
      leadingTabs={tabs}
      actions={() => (act?.feedback ? <CertificateButton act={act} /> : null)}
    />
  );
}

function CertificateButton({ act: { stage, entry } }: { act: Result }) {
  const [isBusy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    await saveCertificates({ stage: stage.hashcode, entry: entry.hashcode });
    setBusy(false);
  }

  return (
    <Button icon="download" isBusy={isBusy} onClick={() => void save()}>
      {words.certificate}
    </Button>
  );
}

interface ActResultProps {
  act: Result;
  feedback: Feedback;
}

function ActResult({
  act: { place, total, state, at_line, corrected_at },
  feedback: { judges, penalties },
}: ActResultProps) {
  return (
    <Stack>
      <Card title={words.result}>
        <p className={styles.figures}>
          <span className={styles.place}>{place === null ? words.noPlace : words.place(place)}</span>
          {state !== null && isOut(state) && <ActStateBadge state={state} />}
          {total !== null && <span>{words.points(total)}</span>}
        </p>
        {at_line !== null && <p>{words.atLine(at_line)}</p>}
        {corrected_at !== null && <p>{words.corrected(formatInstantDay(corrected_at, ownZone()))}</p>}
        {penalties.map(({ label, points }) => (
          <p key={label}>
            {label}: {words.off(points)}
          </p>
        ))}
      </Card>
      <Card title={words.criteria}>
        <p>{words.average}</p>
        <dl className={styles.criteria}>
          {criterionMeans(judges).map(({ label, mean, max }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{mean === null ? words.noScore : words.ofMax(formatNumber(mean), formatNumber(max))}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card title={words.feedback}>
        <Notes judges={judges} />
      </Card>
    </Stack>
  );
}

/** Notes of each judge, without a name. */
function Notes({ judges }: Pick<Feedback, 'judges'>) {
  const written = judges
    .map(({ comment, scores }, nth) => ({
      nth: nth + 1,
      notes: [
        ...(comment === '' ? [] : [{ label: words.onWhole, note: comment }]),
        ...scores.filter(({ note }) => note !== ''),
      ],
    }))
    .filter(({ notes }) => notes.length > 0);
  if (written.length === 0)
    return (
      <EmptyState icon="star" title={words.noFeedback}>
        {words.noFeedbackText}
      </EmptyState>
    );
  return (
    <ul className={styles.judges}>
      {written.map(({ nth, notes }) => (
        <li key={nth}>
          <strong>{words.judge(nth)}</strong>
          <dl className={styles.notes}>
            {notes.map(({ label, note }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{note}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
