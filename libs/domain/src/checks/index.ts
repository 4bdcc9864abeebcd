// The contract needs these for its schemas; libraries that know no contract reach them here.
export { isEmail, isObject } from '@callboard/api-contract';
