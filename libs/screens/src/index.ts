export { help } from './help';
export { loadScreen } from './loadScreen';
export { modals, type ModalLoader, type ModalProps } from './modals';
export { ScreenSlots } from './ScreenSlots';
export { screens, type ScreenName } from './registry';
