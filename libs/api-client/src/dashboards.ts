export { useDashboard } from './dashboards/useDashboard';
