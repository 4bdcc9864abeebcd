export { modals, type ModalLoader, type ModalProps } from './modals';
export { screens, type ScreenName } from './registry';
