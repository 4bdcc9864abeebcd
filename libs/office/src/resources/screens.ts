export { Screen as ResourceProfile } from './ResourceProfile';
export { Screen as ResourcesList } from './ResourcesList';
