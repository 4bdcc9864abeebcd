export type { Draft } from './drafts/createDrafts';
export { openDraft } from './drafts/openDraft';
export type { OpenDraft } from './drafts/openDraft';
