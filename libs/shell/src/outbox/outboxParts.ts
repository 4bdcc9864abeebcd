// One chunk, loaded after sign-in: without a network the panel and the question must be there already.
export { startOutbox } from '@callboard/offline/start';
export { OutboxPanel } from './OutboxPanel';
export { SignOutQuestion } from './SignOutQuestion';
export { WaitingNotes } from './WaitingNotes';
