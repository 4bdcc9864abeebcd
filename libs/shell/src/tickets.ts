export { startTickets } from './tickets/startTickets';
