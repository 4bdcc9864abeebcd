export { fakeBrowser } from '../live/testing/fakeBrowser';
export type { FakeSocket } from '../live/testing/fakeBrowser';
export { hashcodeOf, page, venue } from './records';
export { renderWithApi } from './renderWithApi';
export { json, stubApi } from './stubApi';
export type { Call } from './stubApi';
