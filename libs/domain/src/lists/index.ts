export { grouped } from './grouped';
