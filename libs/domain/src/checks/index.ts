// The contract needs these for its schemas; libraries that do not use the contract import them from here.
export { canonicalText, isEmail, isObject } from '@callboard/api-contract';
