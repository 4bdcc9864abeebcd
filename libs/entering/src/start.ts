export { OpenEvents } from './enter/OpenEvents';
export { TaskCard } from './entries/missing/TaskCard';
