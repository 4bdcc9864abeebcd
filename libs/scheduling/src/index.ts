export { ShowLink, type ShowLinkProps } from './show/ShowLink';
export { WaitingNote, type WaitingNoteProps } from './waiting/WaitingNote';
export { useWaitingLane, type WaitingLane } from './waiting/useWaitingLane';
