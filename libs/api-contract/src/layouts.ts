export { layoutContentSchema, layoutLimits, ownPageSchema, widgetsOf } from './layouts/layoutContent';
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
  collectionOfCard,
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
  reportFigures,
  settingFields,
  widgetLimits,
  widgetSchema,
  widgetSettings,
  type FieldInput,
  type ReportFigure,
  type SettingInput,
  type WidgetSettings,
} from './layouts/widgetSettings';
