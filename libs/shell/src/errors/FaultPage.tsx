import { Button } from '@callboard/ui-kit/elements';
import { messages } from '../messages';
import { isMissingPart } from './MissingPartError';
import { Notice } from './Notice';

export interface FaultPageProps {
  fault: unknown;
  onRetry: () => void;
}

/** Stands where a page has stopped, inside the frame: the rest of the app goes on. */
export function FaultPage({ fault, onRetry }: FaultPageProps) {
  const actions = (
    <>
      <Button variant="primary" onClick={onRetry}>
        {messages.tryAgain}
      </Button>
      <Button onClick={() => location.reload()}>{messages.reload}</Button>
    </>
  );
  return (
    <Notice icon="warning" title={messages.faultTitle} actions={actions}>
      {isMissingPart(fault) ? messages.chunkText : messages.faultText}
    </Notice>
  );
}
