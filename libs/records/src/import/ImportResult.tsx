import type { Label } from '@callboard/tenant';
import { Banner } from '@callboard/ui-kit/layout';
import type { ImportStep } from './importStep';
import { messages } from './messages';

type Ended = Extract<ImportStep, { status: 'finished' | 'takenBack' }>;

/** Shows the result of an import. */
export function ImportResult({ step, label }: { step: Ended; label: Label }) {
  const { created, updated = 0, duplicates, invalid } = step.result;
  if (step.status === 'takenBack')
    return <Banner kind="info">{messages.takenBack(created, updated, label)}</Banner>;
  const leftOut = messages.leftOut(duplicates, invalid);
  return (
    <Banner kind="success" title={messages.imported(created, updated, label)}>
      {leftOut === '' ? undefined : leftOut}
    </Banner>
  );
}
