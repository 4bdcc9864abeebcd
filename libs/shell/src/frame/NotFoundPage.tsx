import { Button, EmptyState, Page } from '@callboard/ui-kit';
import { messages } from '../messages';
import { useGoBack } from './useGoBack';

/** What an unknown path shows (clause 2.20). */
export function NotFoundPage() {
  const { goBack } = useGoBack();
  return (
    <Page width="text">
      <EmptyState
        title={messages.notFound}
        icon="search"
        action={
          <Button variant="primary" icon="back" onClick={goBack}>
            {messages.back}
          </Button>
        }
      >
        {messages.notFoundText}
      </EmptyState>
    </Page>
  );
}
