export { amountText } from './amountText';
export { lastDayOf, periodText } from './periods';
export { questionQuery, type QuestionQuery } from './questionQuery';
export { toReportTable } from './toReportTable';
export type { ReportColumn, ReportTable, ReportValue } from './toReportTable';
