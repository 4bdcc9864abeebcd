export { frameOptions } from '@callboard/booking/tickets';
export { TicketsApp } from '@callboard/booking/tickets';
