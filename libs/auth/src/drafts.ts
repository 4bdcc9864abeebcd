export type { Draft } from './drafts/createDrafts';
export { openDraft } from './drafts/openDraft';
export type { OpenDraft } from './drafts/openDraft';
export { outboxesOfOthers, storedDrafts, storedOutbox } from './drafts/storedDrafts';
export type { Stored, WaitingOfOther } from './drafts/storedDrafts';
