export { layouts } from './collections/layouts';
export {
  layoutContentSchema,
  layoutLimits,
  ownPageSchema,
  widgetsOf,
  type LayoutCell,
  type LayoutContent,
  type LayoutPage,
  type LayoutRow,
  type LayoutWidget,
  type OwnPage,
} from './layoutContent';
export { placeNames, type PlaceName } from './placeNames.data';
export {
  cardNamed,
  cardOptions,
  collectionOfCard,
  defaultContent,
  layoutPath,
  placeAt,
  places,
  type CardName,
} from './places';
export { isWidgetKind, widgetKindOptions, type WidgetKind } from './widgetKinds.data';
