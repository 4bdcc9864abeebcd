export { Screen as AccountRequestProfile } from './AccountRequestProfile';
export { Screen as InvitationProfile } from './InvitationProfile';
export { Screen as UserProfile } from './UserProfile';
