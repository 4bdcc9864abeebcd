export { queryFiles } from './queryFiles';
export {
  queryNamed,
  queryNames,
  queryRegistry,
  type ParsedQueryInputOf,
  type QueryAnswerOf,
  type QueryInputOf,
  type QueryName,
  type QueryOutputOf,
} from './queryRegistry';
