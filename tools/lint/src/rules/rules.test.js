import { join } from 'node:path';
import { RuleTester } from 'eslint';
import { describe, it } from 'vitest';
import { noLiteralText } from './noLiteralText.js';
import { noTenantCondition } from './noTenantCondition.js';
import { noWrittenProfileLink } from './noWrittenProfileLink.js';
import { saidWhenRendering } from './saidWhenRendering.js';
import { storyGuide } from './storyGuide.js';
import { tellingNames } from './tellingNames.js';
import { todoWithIssue } from './todoWithIssue.js';
import { workspaceRoot } from '../workspaceRoot.js';

RuleTester.describe = describe;
RuleTester.it = it;

const tester = new RuleTester({
  languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
});

tester.run('no-tenant-condition', noTenantCondition, {
  valid: [
    "defineTenant({ code: 'showquest' })",
    "const path = 'showquest/entries'",
    "if (kind === 'showquest-like') run()",
    'if (tenant.features.ticketing) run()',
  ],
  invalid: [
    { code: "if (tenant === 'showquest') run()", errors: [{ messageId: 'condition' }] },
    { code: "const wide = 'basketball' !== code", errors: [{ messageId: 'condition' }] },
    { code: "switch (code) { case 'launchpad': run() }", errors: [{ messageId: 'condition' }] },
    { code: "['rockquest', 'showquest'].includes(code)", errors: [{ messageId: 'condition' }] },
    { code: "bands.has('rockquest')", errors: [{ messageId: 'condition' }] },
    { code: "bands.indexOf('rockquest')", errors: [{ messageId: 'condition' }] },
    { code: 'if (code === `rockquest`) run()', errors: [{ messageId: 'condition' }] },
  ],
});

tester.run('no-literal-text', noLiteralText, {
  valid: ['<p>{messages.empty}</p>', '<p> – </p>', '<input type="text" placeholder={messages.enter} />'],
  invalid: [
    { code: '<p>Nothing here</p>', errors: [{ messageId: 'literal' }] },
    ...[
      ...['alt', 'aria-description', 'aria-label', 'caption'],
      ...['description', 'label', 'placeholder', 'title'],
    ].map((attribute) => ({ code: `<input ${attribute}="Close" />`, errors: [{ messageId: 'literal' }] })),
  ],
});

tester.run('no-written-profile-link', noWrittenProfileLink, {
  valid: [
    'const page = recordPath(employees, employee)',
    "const page = '/workforce/employees/{hashcode}'",
    "const list = '/organisation/departments'",
    'const step = `/events/${event.hashcode}/print`',
  ],
  invalid: [
    { code: 'const to = `/workforce/employees/${hashcode}`', errors: [{ messageId: 'written' }] },
    { code: 'go(`/organisation/departments/${id}?tab=people`)', errors: [{ messageId: 'written' }] },
    { code: "const to = '/crm/individuals/' + person.hashcode", errors: [{ messageId: 'written' }] },
  ],
});

tester.run('said-when-rendering', saidWhenRendering, {
  valid: [
    'function Empty() { return messages.empty }',
    'const looks = { word: () => messages.empty }',
    "const table = { get login() { return translate('Sign in') } }",
  ],
  invalid: [
    { code: 'const looks = { word: messages.empty }', errors: [{ messageId: 'early' }] },
    { code: "const login = translate('Sign in')", errors: [{ messageId: 'early' }] },
  ],
});

tester.run('telling-names', tellingNames, {
  valid: [
    { code: 'run()', filename: 'libs/ui-kit/src/button/Button.tsx' },
    { code: 'run()', filename: 'libs/ui-kit/src/QueryView/QueryView.tsx' },
    { code: 'run()', filename: 'libs/api-contract/src/countries.data.ts' },
  ],
  invalid: [
    { code: 'run()', filename: 'libs/ui-kit/src/utils/dates.ts', errors: [{ messageId: 'folder' }] },
    { code: 'run()', filename: 'libs/ui-kit/src/helpers.ts', errors: [{ messageId: 'file' }] },
    { code: 'run()', filename: 'libs/ui-kit/src/Some_Folder/dates.ts', errors: [{ messageId: 'shape' }] },
  ],
});

tester.run('todo-with-issue', todoWithIssue, {
  valid: ['// TODO(#12): remove when the old address is gone', '// a to-do list'],
  invalid: [{ code: '// TODO remove', errors: [{ messageId: 'bare' }] }],
});

// The rule reads which files are next to it, from wherever the tests are run.
const linkButton = join(workspaceRoot, 'libs/ui-kit/src/elements/Button/LinkButton.stories.tsx');

tester.run('story-guide', storyGuide, {
  valid: [
    "const meta = { title: 'Tokens/Contrast' }",
    "const meta = { title: 'A/B', parameters: { guide: { use: ['x'], avoid: ['y'] } } }",
    "const meta = { title: 'A/B', parameters: { guide: { use: ['x'], avoid: ['y'], dos: [['Long', 'z']] } } }; export const Long = {}",
    {
      code: "const meta = { title: 'A/B', parameters: { guide: { partOf: 'Button' } } }",
      filename: linkButton,
    },
  ],
  invalid: [
    { code: 'const meta = { component: Button }', errors: [{ messageId: 'title' }] },
    {
      code: "const meta = { title: 'A/B', parameters: { layout: 'x' } }",
      errors: [{ messageId: 'missing' }],
    },
    {
      code: "const meta = { title: 'A/B', parameters: { guide: { use: [], avoid: ['y'] } } }",
      errors: [{ messageId: 'empty' }],
    },
    {
      code: "const meta = { title: 'A/B', parameters: { guide: { use: ['x'], avoid: ['y'], donts: [['Long', 'z']] } } }",
      errors: [{ messageId: 'story' }],
    },
    {
      code: "const meta = { title: 'A/B', parameters: { guide: { partOf: 'Nowhere' } } }",
      filename: linkButton,
      errors: [{ messageId: 'part' }],
    },
  ],
});
