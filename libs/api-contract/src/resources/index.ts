export {
  ownResourceSchema,
  publicNoticesSchema,
  type OwnResource,
  type PublicNotices,
} from './queries/resourceQueries';
export {
  resourceCategoryOptions,
  resourceFileSchema,
  resourceKindOptions,
  type ResourceFile,
} from './resourceFields.data';
