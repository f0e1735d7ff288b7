const TESTS = '\\.test\\.tsx?$'
const workspace = (...names) => `^(${names.join('|')})/`

/** Production files of `from` may reach, inside this repository, only themselves and `allowed`. */
function mayOnlyReach(from, allowed) {
  return {
    name: `${from.split('/').at(-1)}-imports`,
    comment: `${from} may import from this repository only: ${allowed.join(', ') || 'itself'}`,
    severity: 'error',
    from: { path: workspace(from), pathNot: TESTS },
    to: { path: '^(apps|packages|tests|scripts)/', pathNot: workspace(from, ...allowed) },
  }
}

/** What runs on other people's pages is small: of everything else it takes types, which weigh nothing. */
function takesTypesOnly(from, ...butFor) {
  return {
    name: `${from.split('/').at(-1)}-takes-types-only`,
    severity: 'error',
    from: { path: `^${from}/src/`, pathNot: TESTS },
    to: {
      path: ['^packages/', 'node_modules/'],
      pathNot: [`^${from}/`, ...butFor],
      dependencyTypesNot: ['type-only'],
    },
  }
}

// Rules with a single app as their user live in it, under the same restrictions.
const RULES = '^apps/[^/]+/src/rules/'
const PURE = `${workspace('packages/core', 'packages/contract')}|${RULES}`

module.exports = {
  forbidden: [
    mayOnlyReach('packages/contract', []),
    mayOnlyReach('packages/core', ['packages/contract']),
    {
      name: 'rules-are-pure',
      comment: 'Rules decide without input or output: they import the contract, core and other rules.',
      severity: 'error',
      from: { path: RULES, pathNot: TESTS },
      to: { path: '^(apps|packages|tests|scripts)/', pathNot: PURE },
    },
    mayOnlyReach('packages/i18n', []),
    mayOnlyReach('packages/client', ['packages/contract']),
    mayOnlyReach('packages/calls', [
      'packages/contract',
      'packages/core',
      'packages/client',
      'packages/i18n',
      'packages/ui',
    ]),
    mayOnlyReach('packages/ui', ['packages/contract', 'packages/core', 'packages/client', 'packages/i18n']),
    mayOnlyReach('packages/embed', ['packages/contract']),
    mayOnlyReach('apps/loader', ['packages/contract']),
    takesTypesOnly('apps/loader'),
    takesTypesOnly('packages/embed', 'node_modules/react/'),
    {
      name: 'embed-without-react',
      comment: 'Sites without React use the package too.',
      severity: 'error',
      from: { path: '^packages/embed/src/index\\.ts$' },
      to: { path: 'node_modules/(@types/)?react', reachable: true },
    },
    {
      name: 'app-to-app',
      comment: 'An app never imports another app: what two need belongs into a package.',
      severity: 'error',
      // The gallery's tools serve it under the policy that the server gives the chat.
      from: { path: '^apps/([^/]+)/', pathNot: '^apps/widget/gallery/tool/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'testkit-only-in-tests',
      comment: 'The testkit starts databases and servers; only tests and scripts may use it.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: [TESTS, workspace('packages/testkit')] },
      to: { path: workspace('packages/testkit') },
    },
    {
      name: 'production-does-not-import-tests',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: TESTS },
      to: { path: ['^(tests|scripts)/', TESTS] },
    },
    {
      name: 'pure-packages-have-no-node',
      comment: 'Rules and contract run in browsers and on the server alike and do no input or output.',
      severity: 'error',
      from: { path: PURE, pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'pure-packages-have-no-libraries',
      comment: 'zod in the contract is the one exception.',
      severity: 'error',
      from: { path: PURE, pathNot: TESTS },
      to: { path: 'node_modules/', pathNot: 'node_modules/zod/' },
    },
    {
      name: 'core-has-no-schemas',
      comment: 'The widget bundles core: a schema library there would eat its weight budget.',
      severity: 'error',
      from: { path: workspace('packages/core'), pathNot: TESTS },
      to: { path: 'node_modules/zod/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'browser-packages-have-no-node',
      severity: 'error',
      from: {
        path: `${workspace('packages/calls', 'packages/client', 'packages/ui', 'packages/i18n', 'packages/embed/src')}|^apps/(widget|desk|loader)/src/`,
        // A plugin of the build runs before there is a browser.
        pathNot: [TESTS, 'vite-plugin\\.ts$'],
      },
      to: { dependencyTypes: ['core'] },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    tsPreCompilationDeps: 'specify',
    detectJSDocImports: false,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
