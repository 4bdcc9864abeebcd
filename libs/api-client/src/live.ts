export { useLiveStatus } from './live/liveSlice';
export type { LiveStatus } from './live/liveSlice';
export { startLive } from './live/startLive';
export type { LiveOptions } from './live/startLive';
