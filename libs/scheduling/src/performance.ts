export { foyerTab } from './performance/foyerTab';
export { PerformanceOrder } from './performance/PerformanceOrder';
