import { appConfig } from '@callboard/shell/vite';

export default appConfig({ tenant: 'launchpad' });
