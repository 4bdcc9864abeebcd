export { TicketsApp } from './tickets/TicketsApp';
