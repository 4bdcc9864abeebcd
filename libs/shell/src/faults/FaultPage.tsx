import { Button, EmptyState, Page } from '@callboard/ui-kit';
import { messages } from '../messages';
import { MissingPartError } from './importOrReload';

export interface FaultPageProps {
  fault: unknown;
  onRetry: () => void;
}

/** Stands where a page has stopped, inside the frame: the rest of the app goes on. */
export function FaultPage({ fault, onRetry }: FaultPageProps) {
  const isMissingPart = fault instanceof MissingPartError;
  return (
    <Page width="text">
      <EmptyState
        title={messages.faultTitle}
        icon="warning"
        action={
          <>
            <Button variant="primary" onClick={onRetry}>
              {messages.tryAgain}
            </Button>
            <Button variant="quiet" onClick={() => location.reload()}>
              {messages.reload}
            </Button>
          </>
        }
      >
        {isMissingPart ? messages.chunkText : messages.faultText}
      </EmptyState>
    </Page>
  );
}
