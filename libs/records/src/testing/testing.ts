export { aRecordOf } from './aRecordOf';
export type { FakeApi } from './createFakeApi';
export { fakeApi } from './fakeApi';
export { renderScreen, type ScreenOptions } from './renderScreen';
