import { actions } from '@callboard/api-client/actions';
import type { MentorProposal } from '@callboard/api-contract/people';
import { useUndoAlert } from '@callboard/records';
import { Button } from '@callboard/ui-kit/elements';
import { loadText, mentorMessages as words, reasonText } from './mentorMessages';
import styles from './learning.module.css';

export interface MentorProposalsProps {
  creative: { hashcode: string; title: string };
  proposals: readonly MentorProposal[];
}

/** The mentors who fit a creative, each with why, how many they have, and the press that assigns them. */
export function MentorProposals({ creative, proposals }: MentorProposalsProps) {
  const [assign, { isLoading }] = actions.assignMentor.useAction();
  const showUndo = useUndoAlert();

  async function give({ hashcode, title }: MentorProposal['mentor']) {
    const outcome = await assign(creative.hashcode, { mentor: hashcode });
    if (outcome.ok) showUndo(words.assigned(title, creative.title), outcome.changeSet);
  }

  if (proposals.length === 0) return <p className={styles.note}>{words.noProposal}</p>;
  return (
    <ul className={styles.proposals} aria-label={words.proposals(creative.title)}>
      {proposals.map(({ mentor, reasons, ...load }) => (
        <li key={mentor.hashcode} className={styles.proposal}>
          <div className={styles.name}>
            <span>{mentor.title}</span>
            <span className={styles.note}>{[...reasons.map(reasonText), loadText(load)].join(' · ')}</span>
          </div>
          <Button
            aria-label={words.assign(mentor.title, creative.title)}
            isBusy={isLoading}
            onClick={() => void give(mentor)}
          >
            {words.assignShort}
          </Button>
        </li>
      ))}
    </ul>
  );
}
