export { CallCard } from './start/CallCard';
export { callsOf } from './start/callsOf';
export { ChangeTimeline } from './start/ChangeTimeline';
export { ComingUp } from './start/ComingUp';
export { EntriesBy } from './start/EntriesBy';
export { messages } from './start/messages';
export { OwnEntries } from './start/OwnEntries';
