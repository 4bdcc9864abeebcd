export {
  countsResponseSchema,
  currencyFieldOf,
  groupingOf,
  groupingText,
  isMeasurable,
  measureKinds,
  measureText,
  parseGrouping,
  parseMeasure,
  periods,
  type Amounts,
  type CountsResponse,
  type Grouping,
  type Measure,
  type MeasureKind,
  type Period,
} from './counts';
export { currencyOf, isMoneyField } from './currencies';
export {
  builtInFields,
  fieldNamed,
  filterKindOf,
  isFilterable,
  isSortable,
  operatorsOf,
  parseFilterKey,
} from './filters';
export {
  exportFormats,
  exportLineSchema,
  exportRequestSchema,
  type ExportFormat,
  type ExportLine,
  type ExportRequest,
} from './listExports';
export {
  toCountsQueryString,
  toExportQueryString,
  toSimilarQueryString,
  toQueryString,
  type CountsQuery,
  type ListFilter,
  type ListQuery,
} from './listQuery';
export { isOrderedBy, orderingKeys, type OrderingKey } from './ordering';
