import { Button } from '@callboard/ui-kit/elements';
import { Notice } from '../errors/Notice';
import { messages } from '../messages';
import { useGoBack } from '../navigation/useGoBack';

/** What an unknown path shows (clause 2.20). */
export function NotFoundPage() {
  const { goBack } = useGoBack();
  const back = (
    <Button variant="primary" icon="back" onClick={goBack}>
      {messages.back}
    </Button>
  );
  return (
    <Notice icon="search" title={messages.notFound} actions={back}>
      {messages.notFoundText}
    </Notice>
  );
}
