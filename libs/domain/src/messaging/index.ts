export { recipientScope, type RecipientScope } from './recipientScope';
export { isAdult, isAdultAndMinorAlone, type Correspondent } from './safeguarding';
export { writeRefusal, type WritableConversation } from './writeRefusal';
