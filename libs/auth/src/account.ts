export { useSecurity, useUserSessions } from './account/accountApi';
export { passkeys } from './account/passkeys';
export { twoStep } from './account/twoStep';
export { userSessions } from './account/userSessions';
