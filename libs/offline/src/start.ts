export { startOutbox } from './sending/startOutbox';
