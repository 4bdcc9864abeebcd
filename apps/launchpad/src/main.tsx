import { startApp } from '@callboard/shell';
import { tenant } from './overrides';
import './theme.css';

startApp(tenant);
