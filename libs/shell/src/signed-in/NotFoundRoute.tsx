import { useComponent } from '@callboard/tenant';
import { Button } from '@callboard/ui-kit/elements';
import { Notice } from '../errors/Notice';
import { messages } from '../messages';
import { useGoBack } from '../navigation/useGoBack';
import { useDocumentTitle } from '../routing/useDocumentTitle';

/** An unknown path, or a route whose screen does not exist (clause 2.20). */
export function NotFoundRoute() {
  const Page = useComponent('NotFoundPage', NotFoundPage);
  useDocumentTitle({ route: { name: messages.notFound, path: '*' } });
  return Page && <Page />;
}

function NotFoundPage() {
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
