export { useChangesOfOthers, useLiveStatus } from './live/liveSlice';
export type { ChangesOfOthers, LiveStatus } from './live/liveSlice';
export { onPush } from './live/pushListeners';
export { startLive } from './live/startLive';
export type { LiveOptions } from './live/startLive';
