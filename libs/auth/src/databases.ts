export { openDatabase, settled } from './databases/openDatabase';
