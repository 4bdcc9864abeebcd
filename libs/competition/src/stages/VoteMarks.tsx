import { actions } from '@callboard/api-client/actions';
import type { VoteTurnout } from '@callboard/api-contract/competition';
import { useTenant } from '@callboard/tenant';
import { formatInstant } from '@callboard/ui-kit/dates';
import { StatusBadge } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import styles from './stages.module.css';
import { doubtMessages, voteMessages as words } from './voteMessages';

interface VoteMarksProps {
  stage: string;
  marks: VoteTurnout['marks'];
  onChange: () => void;
}

/** Votes that a program probably sent, with the reasons: staff leave them out of the count, or take them in again. */
export function VoteMarks({ stage, marks, onChange }: VoteMarksProps) {
  const [run, { isLoading }] = actions.runVote.useAction();
  const { timeZone } = useTenant();
  return (
    <Banner kind="warning" title={words.marks}>
      <p>{words.marksHelp}</p>
      <ul className={styles.needs}>
        {marks.map(({ source, votes, first, last, doubts, is_left_out: isLeftOut }) => (
          <li key={source}>
            <p>{words.ofSource(votes, formatInstant(first, timeZone), formatInstant(last, timeZone))}</p>
            <p>
              {isLeftOut && <StatusBadge tone="gray" label={words.isLeftOut} />}{' '}
              {doubts.map((doubt) => doubtMessages[doubt]).join(' · ')}
            </p>
            <Button
              isBusy={isLoading}
              onClick={() =>
                void run(stage, { step: isLeftOut ? 'count_again' : 'leave_out', source }).then(onChange)
              }
            >
              {isLeftOut ? words.countAgain : words.leaveOut}
            </Button>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
