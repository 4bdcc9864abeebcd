export { api } from './api';
export { apiSettings, configureApi } from './configureApi';
export type { ApiSettings } from './configureApi';
export type { Answer, ApiRequest } from './request/apiRequest';
export { apiOrigin, apiVersion } from './request/apiOrigin';
export { newUuid } from './request/newUuid';
export { sendRequest } from './request/sendRequest';
export { toProblem } from './request/toProblem';
export type { Failure } from './request/toProblem';
