export { limitsByRoleSchema, roleLimitsSchema, roleScopeSchema } from './limitsSchema';
export { reachOf, type Reach } from './reach.data';
export { readsEvery } from './readsEvery';
export { collectionsReadBy, readsOfRule, type RuleRead } from './readsOfRule';
export { isReadLimitable, limitableFields, limitProblems, rowFieldsOf } from './roleLimits';
