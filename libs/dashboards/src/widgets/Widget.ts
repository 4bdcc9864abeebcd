import type { WidgetSettings } from '@callboard/api-contract/dashboards';

/** The settings of a widget that is set up. */
export interface WidgetProps {
  id: string;
  /** Its name, which heads its card. */
  name: string;
  settings: WidgetSettings;
}
