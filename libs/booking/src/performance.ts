export {
  CancelSaleButton,
  hasOrdersToMove,
  hasOrdersToRefund,
  PerformanceSale,
  PostponeButton,
  type PerformanceSaleProps,
} from './performance/PerformanceSale';
export { Postponement } from './performance/Postponement';
export { saleTabs } from './performance/saleTabs';
export { usePerformanceSale } from './performance/usePerformanceSale';
