export { savedViews } from './collections/savedViews';
