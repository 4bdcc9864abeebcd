export { layoutContentSchema, layoutLimits } from './layouts/layoutContent';
export type { LayoutCell, LayoutContent, LayoutPage, LayoutRow, LayoutWidget } from './layouts/layoutContent';
export {
  cardNamed,
  cardOptions,
  defaultContent,
  layoutPath,
  placeAt,
  places,
  type CardName,
} from './layouts/places';
export { placeNames, type PlaceName } from './layouts/placeNames.data';
export { isWidgetKind, widgetKindOptions, type WidgetKind } from './layouts/widgetKinds.data';
export {
  isSetUp,
  parseWidget,
  settingFields,
  widgetLimits,
  widgetSchema,
  widgetSettings,
  type SettingInput,
  type WidgetSettings,
} from './layouts/widgetSettings';
