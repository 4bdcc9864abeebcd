import { ComposedPage } from '@callboard/dashboards/composed-page';
import { WidgetToolsProvider } from './WidgetToolsProvider';

export { fetchWidgets as fetchParts } from '@callboard/dashboards';

/** A page that the tenant composed, as it is published for the user, or as they made it their own. */
export function Screen() {
  return <ComposedPage Tools={WidgetToolsProvider} />;
}
