export type { ChangeRequest } from './sale/RequestForm';
export { RequestPanel, type RequestPanelProps } from './sale/RequestPanel';
