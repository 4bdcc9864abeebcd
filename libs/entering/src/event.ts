export { EnterLink } from './enter/EnterLink';
export { DecideLink } from './entries/decide/DecideLink';
