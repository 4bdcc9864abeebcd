import { startTickets } from '@callboard/shell/tickets';
import { tenant } from '@callboard/tenant-rockquest';
import './theme.css';

startTickets(tenant);
