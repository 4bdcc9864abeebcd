import { builtinRules } from 'eslint/use-at-your-own-risk';
import { noLiteralText } from './rules/noLiteralText.js';
import { noTenantCondition } from './rules/noTenantCondition.js';
import { noWrittenProfileLink } from './rules/noWrittenProfileLink.js';
import { saidWhenRendering } from './rules/saidWhenRendering.js';
import { tellingNames } from './rules/tellingNames.js';
import { todoWithIssue } from './rules/todoWithIssue.js';

// One rule cannot warn at one number and fail at another, so the built-in one gets a second name for its warning.
const longFile = builtinRules.get('max-lines');

/** The rules of the style guide that no published plugin checks. */
export const callboardRules = {
  rules: {
    'no-literal-text': noLiteralText,
    'no-tenant-condition': noTenantCondition,
    'no-written-profile-link': noWrittenProfileLink,
    'said-when-rendering': saidWhenRendering,
    'telling-names': tellingNames,
    'todo-with-issue': todoWithIssue,
    ...(longFile && { 'long-file': longFile }),
  },
};
