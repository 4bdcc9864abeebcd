import { useComponent } from '@callboard/tenant';
import { useDocumentTitle } from './useDocumentTitle';
import { messages } from '../messages';
import { NotFoundPage } from './NotFoundPage';

/** An unknown path, or a route whose screen nobody has. */
export function NotFoundRoute() {
  const Page = useComponent('NotFoundPage', NotFoundPage);
  useDocumentTitle({ route: { name: messages.notFound, path: '*' } });
  return Page && <Page />;
}
