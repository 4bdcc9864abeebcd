export { openDatabase, resultOf } from './databases/openDatabase';
