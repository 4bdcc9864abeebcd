import { builtinRules } from 'eslint/use-at-your-own-risk';

const inCatalogue =
  'Declare the sentence in problemTexts.data.ts of the contract and write `sentences.itsCode({ … })`.';

/**
 * Shapes of code that are refused, each with the sentence that the reader needs, by the name of the set.
 *
 * @type {Record<string, { selector: string, message: string }[]>}
 */
export const refusedShapes = {
  everywhere: [
    { selector: 'TSEnumDeclaration', message: 'Write an `as const` array and derive the union from it.' },
    {
      selector: 'TSTypeReference > TSQualifiedName[left.name="React"][right.name=/^(FC|FunctionComponent)$/]',
      message: 'Write `function Name(props: NameProps)`.',
    },
    {
      selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
      message: 'Raw markup is how scripts get in: render elements instead.',
    },
    {
      selector: 'AssignmentExpression > MemberExpression.left[property.name=/^(inner|outer)HTML$/]',
      message: 'Raw markup is how scripts get in: use textContent.',
    },
  ],
  /** Every sentence of the server comes from the catalogue, with its facts. */
  server: [
    {
      selector:
        'CallExpression[callee.name=/^(badRequest|conflict|forbidden|notFound|refuseAction|refused|refusedAction|actionRefused|unauthorized)$/] > :matches(TemplateLiteral, Literal[value=/./][raw=/^[^0-9]/])',
      message: inCatalogue,
    },
    {
      selector:
        'CallExpression[callee.name="invalid"] ArrayExpression > :matches(TemplateLiteral, Literal[value=/./])',
      message: inCatalogue,
    },
    {
      selector: 'CallExpression[callee.property.name="query"][typeArguments]',
      message:
        'Nothing checks this type: build the statement with `db`, or run it through `rows(schema, …)`.',
    },
    {
      selector: 'NewExpression[callee.name="ApiProblem"]',
      message: 'Use a constructor of problems.ts: it sends the code and the facts with the sentence.',
    },
  ],
  /** A subject of the server names no table by a text that is not quoted. */
  subjects: [
    {
      selector: 'CallExpression[callee.name="tableName"]',
      message: 'Write `tableOf(collection)`: it takes a collection and no other text, and quotes its table.',
    },
  ],
  /** The caller knows the type of the records of a collection that it names. */
  typedRecords: [
    {
      selector: 'CallExpression[callee.name="recordHooksFor"] > Literal.arguments',
      message: 'These hooks have no types: write `collections.venues`, or `hooksFor(name)`.',
    },
    {
      selector: 'ImportSpecifier[imported.name="AnyRecord"]',
      message: "Write `RecordOf<'venues'>`, or `RecordBase` where a record can be of any collection.",
    },
  ],
  tests: [
    {
      selector:
        'CallExpression[callee.name=/^(it|test)$/] > Literal.arguments:first-child[value=/\\bshould\\b/]',
      message: 'Say what it does, not what it should do.',
    },
    {
      selector: 'CallExpression[callee.object.name=/^(it|test|describe)$/][callee.property.name="only"]',
      message: 'This would leave every other test out.',
    },
    {
      selector: 'CallExpression[callee.property.name=/TestId$/]',
      message: 'Find it by role and name, as a person would.',
    },
  ],
  /** The fast tier runs on any machine, next to anything. */
  fastTests: [
    {
      selector: 'CallExpression[callee.object.name="performance"][callee.property.name="now"]',
      message: 'A duration depends on the machine: compare results, or name the file `*.slow.test.ts`.',
    },
    {
      selector: 'NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"]',
      message: 'Wait for what the test expects, by `waitFor` or `expect.poll`, not for some time.',
    },
  ],
  clock: [
    "CallExpression[callee.property.name='now'][callee.object.name=/^(Date|DateTime|performance)$/]",
    "CallExpression[callee.object.name='DateTime'][callee.property.name='local'][arguments.length=0]",
    "NewExpression[callee.name='Date'][arguments.length=0]",
  ].map((selector) => ({ selector, message: 'A rule is given `now` by its caller.' })),
  index: [{ selector: 'ExportAllDeclaration', message: 'Name what is exported.' }],
};

const builtin = builtinRules.get('no-restricted-syntax');

/**
 * Refuses the shapes of a set, named by the option: one rule for each set, so that a file can have several.
 *
 * @param {string} set
 * @returns {import('eslint').Rule.RuleModule}
 */
export function refuse(set) {
  if (!builtin) throw new Error('ESLint no longer has the rule no-restricted-syntax.');
  const options = refusedShapes[set];
  return {
    meta: { ...builtin.meta, schema: false },
    create: (context) => builtin.create(Object.create(context, { options: { value: options } })),
  };
}
