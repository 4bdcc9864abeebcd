import { startApp } from '@callboard/shell';
import { tenant } from './tenant';
import './theme.css';

startApp(tenant);
