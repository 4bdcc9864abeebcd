export { useDashboard } from './hooks/useDashboard';
