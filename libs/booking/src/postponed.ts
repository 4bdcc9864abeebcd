export { PostponedPanel, type PostponedPanelProps } from './sale/PostponedPanel';
