export { Screen as ConversationProfile } from './ConversationProfile';
export { Screen as MessageProfile } from './MessageProfile';
export { Screen as MessageReports } from './MessageReports';
export { Screen as Messaging } from './Messaging';
