export { Screen } from './show/ShowScreen';
