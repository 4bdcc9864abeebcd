export { questionSchema, type ReportQuestion } from './questionSchema';
