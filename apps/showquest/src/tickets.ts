import { startTickets } from '@callboard/shell/tickets';
import { tenant } from '@callboard/tenant-showquest';
import './theme.css';

startTickets(tenant);
