import { builtinRules } from 'eslint/use-at-your-own-risk';
import { noLiteralText } from './rules/noLiteralText.js';
import { noTenantCondition } from './rules/noTenantCondition.js';
import { noWrittenProfileLink } from './rules/noWrittenProfileLink.js';
import { projectBoundaries } from './rules/projectBoundaries.js';
import { refuse } from './rules/refusedSyntax.js';
import { saidWhenRendering } from './rules/saidWhenRendering.js';
import { storyGuide } from './rules/storyGuide.js';
import { tellingNames } from './rules/tellingNames.js';
import { todoWithIssue } from './rules/todoWithIssue.js';

// One rule cannot warn at one number and fail at another, so the built-in one gets a second name for its warning.
const longFile = builtinRules.get('max-lines');

/** The rules of the style guide, and those on the boundaries of projects, for the linter that runs all the others itself. */
export default {
  meta: { name: 'callboard' },
  rules: {
    boundaries: projectBoundaries,
    'no-literal-text': noLiteralText,
    'no-tenant-condition': noTenantCondition,
    'no-written-profile-link': noWrittenProfileLink,
    'refused-syntax': refuse('everywhere'),
    'refused-in-server': refuse('server'),
    'refused-in-subjects': refuse('subjects'),
    'refused-in-tests': refuse('tests'),
    'refused-in-fast-tests': refuse('fastTests'),
    'typed-records': refuse('typedRecords'),
    'no-clock': refuse('clock'),
    'no-export-all': refuse('index'),
    'said-when-rendering': saidWhenRendering,
    'story-guide': storyGuide,
    'telling-names': tellingNames,
    'todo-with-issue': todoWithIssue,
    ...(longFile && { 'long-file': longFile }),
  },
};
