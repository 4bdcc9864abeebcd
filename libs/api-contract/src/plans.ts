export {
  areaKinds,
  emptyPlan,
  examplePlan,
  planLimits,
  planSchema,
  type AreaKind,
  type FloorPlan,
  type PlanArea,
  type PlanBackground,
  type PlanCategory,
  type PlanRow,
  type PlanSeat,
  type PlanSection,
  type SeatKind,
} from './collections/booking/planContent';
export { seatKindOptions } from './sale/seatKinds.data';
export { colorOptions } from './colors.data';
