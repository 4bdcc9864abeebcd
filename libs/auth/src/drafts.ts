export type { Draft } from './drafts/createDrafts';
export { openDraft } from './drafts/openDraft';
export type { OpenDraft } from './drafts/openDraft';
export { storedDrafts } from './drafts/storedDrafts';
export type { StoredDrafts } from './drafts/storedDrafts';
