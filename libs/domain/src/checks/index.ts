// The contract needs these for its schemas; libraries that do not use the contract import them from here.
export { isObject } from '@callboard/api-contract';
export { canonicalText, isEmail } from '@callboard/api-contract/text';
