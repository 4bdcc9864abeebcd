export { startApp } from './startApp';
