export { storedJson } from './storedJson';
export type { StoredJson } from './storedJson';
export { storedKeys } from './storedKeys';
export { storedValue } from './storedValue';
export type { StoredValue } from './storedValue';
export { onceFocused } from './onceFocused';
export { onVisibilityChange } from './onVisibilityChange';
export { addUnsavedWork, hasUnsavedWork } from './unsavedWork';
