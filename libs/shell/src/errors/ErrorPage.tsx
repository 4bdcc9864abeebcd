import { Button } from '@callboard/ui-kit/elements';
import { messages } from '../messages';
import { isMissingPart } from './importOrReload';
import { Notice } from './Notice';

export interface ErrorPageProps {
  /** Thrown error. */
  error: unknown;
  /** Called to render the page again. */
  onRetry: () => void;
}

/** Shown in place of a page that failed; the rest of the app still works. */
export function ErrorPage({ error, onRetry }: ErrorPageProps) {
  const actions = (
    <>
      <Button variant="primary" onClick={onRetry}>
        {messages.tryAgain}
      </Button>
      <Button onClick={() => location.reload()}>{messages.reload}</Button>
    </>
  );
  return (
    <Notice icon="warning" title={messages.errorTitle} actions={actions}>
      {isMissingPart(error) ? messages.missingPartText : messages.errorText}
    </Notice>
  );
}
