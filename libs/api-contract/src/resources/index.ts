export { resources } from './collections/resources';
export { resourceVersions } from './collections/resourceVersions';
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
