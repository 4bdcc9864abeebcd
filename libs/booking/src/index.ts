export { PlanView, type PlanViewProps } from './view/PlanView';
