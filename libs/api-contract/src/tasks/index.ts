export {
  enteringFormSchema,
  entryTaskSchema,
  taskAnswerSchema,
  type EnteringForm,
  type EntryTask,
  type TaskAnswer,
} from './queries/taskQueries';
