export { modals, type ModalLoader, type ModalProps } from './modals';
export { ScreenSlots } from './ScreenSlots';
export { screens, type ScreenName } from './registry';
