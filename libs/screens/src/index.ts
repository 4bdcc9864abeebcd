export { screens, type ScreenName } from './registry';
