export {
  enteringFormSchema,
  entryTaskSchema,
  taskAnswerSchema,
  type EnteringForm,
  type MissingAnswer,
  type EntryTask,
  type TaskAnswer,
} from './queries/taskQueries';
