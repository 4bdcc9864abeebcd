export { contentFieldOf, isSameContent } from './content';
export type { ResourceContents } from './content';
export { findResources } from './findResources';
export { markOf } from './markOf';
export type { ResourceMark } from './markOf';
