export { aRecordIn, aRecordOf } from './aRecordOf';
export type { FakeApi } from './createFakeApi';
export { describeScreen, type DescribedScreen } from './describeScreen';
export { fakeApi } from './fakeApi';
export { InTicketing } from './InTicketing';
export { renderScreen, type ScreenOptions } from './renderScreen';
