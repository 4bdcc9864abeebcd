import type { EntryTask } from '@callboard/api-contract/tasks';
import { StatusBadge } from '@callboard/ui-kit/display';
import { taskMessages as words } from './taskMessages';

/** How far an answer is; none is missing. */
export function AnswerState({ answer }: { answer: EntryTask['answer'] }) {
  if (!answer) return <StatusBadge label={words.missing} tone="red" />;
  switch (answer.status) {
    case 'open':
      return <StatusBadge label={words.begun} tone="blue" />;
    case 'submitted':
      return <StatusBadge label={words.given} tone="purple" />;
    case 'change_requested':
      return <StatusBadge label={words.changeRequested} tone="yellow" />;
    case 'approved':
      return <StatusBadge label={words.approved} tone="green" />;
    default:
      return answer.status satisfies never;
  }
}

/** Label of the link to an answer, for those who give it. */
export function answerAction(answer: EntryTask['answer']): string {
  if (!answer) return words.fillIn;
  if (answer.status === 'open') return words.goOn;
  return answer.status === 'change_requested' ? words.correct : words.open;
}
