export { nextStep } from './nextStep';
