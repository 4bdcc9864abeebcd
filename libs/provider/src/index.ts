export { CallboardProvider } from './CallboardProvider';
export type { CallboardProviderProps } from './CallboardProvider';
export type { ApiAddress } from './useApi';
