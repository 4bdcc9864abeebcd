export { Screen as ConversationProfile } from './ConversationProfile';
export { Screen as ConversationsList } from './ConversationsList';
export { Screen as MessageProfile } from './MessageProfile';
