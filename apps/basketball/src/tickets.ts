import { startTickets } from '@callboard/shell/tickets';
import { tenant } from '@callboard/tenant-basketball';
import './theme.css';

startTickets(tenant);
