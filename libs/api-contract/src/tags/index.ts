export {
  canReadTags,
  filterNamed,
  readableFilter,
  recordTagSchema,
  taggedField,
  taggedName,
  tagLimits,
  tagRoles,
  type RecordTag,
} from './tagging';
