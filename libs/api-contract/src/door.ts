export { doorLimits, type DoorOutcome, type DoorRefusal } from './sale/door.data';
export {
  doorScanSchema,
  doorSnapshotSchema,
  doorTicketSchema,
  type DoorPerformance,
  type DoorScan,
  type DoorSnapshot,
  type DoorTicket,
} from './sale/doorSchemas';
