export { frameOptions } from './tickets/ticketAddress';
export { TicketsApp } from './tickets/TicketsApp';
