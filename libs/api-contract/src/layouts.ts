export { layoutContentSchema, layoutLimits, ownPageSchema } from './layouts/layoutContent';
export type {
  LayoutCell,
  LayoutContent,
  LayoutPage,
  LayoutRow,
  LayoutWidget,
  OwnPage,
} from './layouts/layoutContent';
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
  calendarForms,
  isSetUp,
  pagePicture,
  parseWidget,
  settingFields,
  widgetLimits,
  widgetSchema,
  widgetSettings,
  type FieldInput,
  type SettingInput,
  type WidgetSettings,
} from './layouts/widgetSettings';
