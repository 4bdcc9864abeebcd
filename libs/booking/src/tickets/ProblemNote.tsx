import type { Problem } from '@callboard/api-contract';
import { Button } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import { ticketsMessages as words } from './ticketsMessages';

/** Why a page could not be loaded, with another attempt. */
export function ProblemNote({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  return (
    <Banner kind="error" title={words.problem} actions={<Button onClick={onRetry}>{words.retry}</Button>}>
      {problem.message}
    </Banner>
  );
}
