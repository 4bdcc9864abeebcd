import { useComponent } from '@callboard/tenant';
import { Button } from '@callboard/ui-kit/elements';
import { Notice } from '../errors/Notice';
import { frameMessages } from '../frameMessages';
import { useGoBack } from '../navigation/useGoBack';
import { useDocumentTitle } from '../routing/useDocumentTitle';

/** An unknown path, or a route whose screen does not exist (clause 2.20). */
export function NotFoundRoute() {
  const Page = useComponent('NotFoundPage', NotFoundPage);
  useDocumentTitle({ route: { name: frameMessages.notFound, path: '*' } });
  return Page && <Page />;
}

function NotFoundPage() {
  const { goBack } = useGoBack();
  const back = (
    <Button variant="primary" icon="back" onClick={goBack}>
      {frameMessages.back}
    </Button>
  );
  return (
    <Notice icon="search" title={frameMessages.notFound} actions={back}>
      {frameMessages.notFoundText}
    </Notice>
  );
}
