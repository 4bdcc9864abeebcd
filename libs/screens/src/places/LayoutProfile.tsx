import { LayoutProfile } from '@callboard/dashboards/layout';
import { WidgetToolsProvider } from './WidgetToolsProvider';

/** A composed page: its editor, its versions, and who sees it. */
export function Screen() {
  return <LayoutProfile Tools={WidgetToolsProvider} />;
}
