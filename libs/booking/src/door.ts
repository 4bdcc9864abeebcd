export type { Door, Scanned } from './door/createDoor';
export {
  countsOf,
  disputesOf,
  findTickets,
  leftOf,
  scansOfDevice,
  shownScan,
  type DoorState,
  type ShownScan,
} from './door/doorState';
export { useDoor } from './door/useDoor';
