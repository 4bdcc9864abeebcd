import { startTickets } from '@callboard/shell/tickets';
import { tenant } from '@callboard/tenant-launchpad';
import './theme.css';

startTickets(tenant);
