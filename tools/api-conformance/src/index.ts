export type { CheckName } from './checks.data';
export type { Result } from './createRecorder';
export { reportOf, reportText } from './report';
export { runSuite, type SuiteOptions } from './runSuite';
