export { storeSession } from './session/storedSession';
