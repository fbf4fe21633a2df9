/**
 * Rules for imports: the table of folders in README.md. The comment of a rule is its reason; it is printed if an import
 * breaks the rule.
 */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Specs and their helpers (`testing/`) may import more: the test database and the code that they test. */
const SPEC = '(\\.spec\\.tsx?$|/testing/)';
const WORKSPACE = '^(domain|config-seeds|services|storefront|admin|sandbox|demo|start|e2e|bench)/';
/** All our code except the named folders. */
const oursExcept = (...folders) => ({ path: WORKSPACE, pathNot: folders.map((folder) => `^${folder}`) });

/** The files of a module of commerce that others may import. */
const COMMERCE_DOOR = '^services/src/commerce/[^/]+/(index|[^/]+\\.module)\\.ts$';

/** The folders of the console that all resources use, from top to bottom: each imports only itself and the ones after it. */
const CONSOLE_BASE = ['shared', 'providers', 'language'];

const workspaces = [
  rule(
    'domain-is-pure',
    'Server, storefront and console run the same rules, so domain imports only zod and itself.',
    { path: '^domain/src', pathNot: SPEC },
    { pathNot: ['^domain/', 'node_modules/zod/'] },
  ),
  rule(
    'seeds-are-data',
    "config-seeds are rows typed by domain. A computed seed would hide the specification's number.",
    { path: '^config-seeds/src', pathNot: SPEC },
    { pathNot: ['^config-seeds/', '^domain/'] },
  ),
  rule(
    'services-stand-below',
    'services import domain and seeds only. They load the storefront and the console as built files, not as code.',
    { path: '^services/', pathNot: SPEC },
    oursExcept('services/', 'domain/', 'config-seeds/'),
  ),
  rule(
    'storefront-knows-domain-only',
    'A page gets data from the server over HTTP. Shared rules are in domain.',
    { path: '^storefront/' },
    oursExcept('storefront/', 'domain/'),
  ),
  rule(
    'console-knows-domain-only',
    'The console gets data from the server over HTTP. Shared rules are in domain.',
    { path: '^admin/' },
    oursExcept('admin/', 'domain/'),
  ),
  rule(
    'sandbox-stands-alone',
    'If the sandbox shared our code, tests with it would prove nothing about the real system.',
    { path: '^sandbox/', pathNot: SPEC },
    oursExcept('sandbox/'),
  ),
  rule(
    'demo-speaks-through-the-sdk',
    'The demo catalogue must load into a real commerce project, so demo imports only the seeds (for countries), the domain (for prices and payments of past orders) and the SDK.',
    { path: '^demo/', pathNot: SPEC },
    oursExcept('demo/', 'config-seeds/', 'domain/'),
  ),
  rule(
    'start-runs-programs',
    'start builds and runs the other workspaces as programs. If it imported one, it could not run before that one is built.',
    { path: '^start/' },
    oursExcept('start/'),
  ),
  rule(
    'browser-tests-do-not-compute',
    'A test that computes its expectation with the tested rule cannot fail. Take expected numbers from the seeds.',
    { path: '^e2e/' },
    oursExcept('e2e/', 'config-seeds/', 'start/src/testing/', 'start/dist/testing/'),
  ),
  rule(
    'benchmarks-look-from-outside',
    'A benchmark uses the running system from outside. It may import only demo and start.',
    { path: '^bench/' },
    oursExcept('bench/', 'demo/', 'config-seeds/', 'start/src/testing/', 'start/dist/testing/'),
  ),
  rule(
    'nobody-imports-start',
    'Only tests and benchmarks may import start, because they need a database or the whole system.',
    { path: WORKSPACE, pathNot: ['^(start|e2e|bench)/', SPEC] },
    { path: '^start/' },
  ),
];

const tests = [
  rule(
    'tests-stay-outside',
    'Bundles are not built again if only a test changed (start/src/build/targets.ts), so their code must not import tests and their helpers.',
    { path: '^(domain|storefront|admin)/', pathNot: SPEC },
    { path: SPEC },
  ),
];

const services = [
  rule(
    'platform-knows-no-shop',
    'platform is code that any service could use. It imports nothing from the modules above it, and from domain only errors, staff, the names of audited actions, and the status of Postgres and jobs.',
    { path: '^services/src/platform/', pathNot: SPEC },
    {
      path: ['^services/src/', '^domain/', '^config-seeds/'],
      pathNot: [
        '^services/src/platform/',
        '^domain/(src|dist)/(shop-error|staff)/',
        '^domain/(src|dist)/audit/actions\\.',
        '^domain/(src|dist)/systems/(database|jobs)\\.',
      ],
    },
  ),
  rule(
    'store-config-is-upstream',
    'All modules read config, so config must not import commerce, engagement or the storefront host.',
    { path: '^services/src/store-config/', pathNot: SPEC },
    { path: '^services/src/', pathNot: ['^services/src/(store-config|platform)/'] },
  ),
  rule(
    'store-config-through-its-door',
    'Import the config service through its index.ts only, so that its other files can change freely.',
    { path: '^services/src/', pathNot: ['^services/src/store-config/', '^services/src/[^/]+$', SPEC] },
    { path: '^services/src/store-config/', pathNot: '^services/src/store-config/index\\.ts$' },
  ),
  rule(
    'seeds-enter-through-store-config',
    'After the first start the tables are the source of truth. Code that reads seeds at run time uses old values.',
    { path: '^services/src/', pathNot: ['^services/src/store-config/', SPEC] },
    { path: '^config-seeds/' },
  ),
  rule(
    'integrations-know-their-system-only',
    'Each outside system is behind its own port. An integration must not import another integration or a module above it.',
    { path: '^services/src/integrations/([^/]+)/', pathNot: SPEC },
    { path: '^services/src/', pathNot: ['^services/src/integrations/$1/', '^services/src/platform/'] },
  ),
  rule(
    'vendor-types-stop-at-integrations',
    "Only an integration imports its vendor's SDK. All other code uses the types of domain.",
    { path: '^services/src/', pathNot: ['^services/src/integrations/', SPEC] },
    { path: 'node_modules/@commercetools/' },
  ),
  rule(
    'commerce-modules-through-their-doors',
    'Import a module of commerce through its index.ts or its Nest module only, so that its other files can change freely.',
    { path: '^services/src/commerce/([^/]+)/', pathNot: SPEC },
    { path: '^services/src/commerce/[^/]+/', pathNot: ['^services/src/commerce/$1/', COMMERCE_DOOR] },
  ),
  rule(
    'commerce-through-its-doors',
    'The root module also imports modules of commerce through their index.ts or their Nest module only.',
    { path: '^services/src/', pathNot: ['^services/src/commerce/[^/]+/', SPEC] },
    { path: '^services/src/commerce/[^/]+/', pathNot: [COMMERCE_DOOR, SPEC] },
  ),
  rule(
    'commerce-knows-no-engagement',
    'A cart must work without tracking and newsletters. engagement listens to events of commerce, not the other way round.',
    { path: '^services/src/commerce/', pathNot: SPEC },
    { path: '^services/src/(engagement|storefront-host)/' },
  ),
  rule(
    'engagement-knows-no-commerce',
    'A failure of engagement must not affect carts. It uses commerce through integrations and events only.',
    { path: '^services/src/engagement/', pathNot: SPEC },
    { path: '^services/src/(commerce|storefront-host)/' },
  ),
  rule(
    'retention-knows-platform-only',
    'The rules of retention name tables and ages. Code of the module that fills a table would tie them to it.',
    { path: '^services/src/retention/', pathNot: SPEC },
    {
      path: ['^services/src/', '^domain/', '^config-seeds/'],
      pathNot: ['^services/src/(retention|platform)/'],
    },
  ),
  rule(
    'storefront-host-renders',
    'The host finds the store of a request and renders pages. It gets data through the port that it defines (docs/decisions/011).',
    { path: '^services/src/storefront-host/', pathNot: SPEC },
    { path: '^services/src/(commerce|engagement|integrations)/' },
  ),
  rule(
    'prisma-in-repositories',
    'Only *.repository.ts files use tables, and the config service, whose sections are its repositories.',
    {
      path: '^services/src/(commerce|engagement|storefront-host|integrations)/',
      pathNot: ['\\.repository\\.ts$', SPEC],
    },
    { path: ['^services/src/platform/prisma/', 'node_modules/@prisma/'] },
  ),
  rule(
    'one-cache',
    'Caches use services/src/platform/cache, which has ages, tags, single flight and counters (docs/decisions/030).',
    { path: '^services/src/', pathNot: ['^services/src/platform/cache/', SPEC] },
    { path: 'node_modules/lru-cache/' },
  ),
];

const browser = [
  rule(
    'routes-compose-screens',
    'A route contains a loader, a head and one screen. All else belongs into the screen.',
    { path: '^storefront/src/routes/', pathNot: SPEC },
    { path: '^storefront/src/', pathNot: ['^storefront/src/(routes|screens|shell|platform)/'] },
  ),
  rule(
    'screens-stand-below-routes',
    'A screen gets its data and links as props. Routes import screens, so screens must not import routes.',
    { path: '^storefront/src/(screens|shell|features|ui|platform)/', pathNot: SPEC },
    { path: '^storefront/src/routes/' },
  ),
  rule(
    'features-do-not-meet',
    'Only a screen combines features. Code that two features need belongs into ui or domain.',
    { path: '^storefront/src/features/([^/]+)/', pathNot: SPEC },
    { path: '^storefront/src/', pathNot: ['^storefront/src/features/$1/', '^storefront/src/(ui|platform)/'] },
  ),
  rule(
    'ui-and-platform-are-below',
    'All features use ui and platform, so these import no feature.',
    { path: '^storefront/src/(ui|platform)/', pathNot: SPEC },
    { path: '^storefront/src/(features|screens|shell|routes)/' },
  ),
  rule(
    'ui-has-no-data',
    'Components of ui must work without a router, a store or an API.',
    { path: '^storefront/src/ui/', pathNot: SPEC },
    { path: ['^storefront/src/platform/', 'node_modules/@tanstack/'] },
  ),
  rule(
    'resources-do-not-meet',
    'A resource of the console does not import another one. Code that two of them need belongs into a folder below them.',
    { path: `^admin/src/(?!(?:${CONSOLE_BASE.join('|')})/)([^/]+)/`, pathNot: SPEC },
    { path: '^admin/src/', pathNot: ['^admin/src/$1/', `^admin/src/(${CONSOLE_BASE.join('|')})/`] },
  ),
  ...CONSOLE_BASE.map((folder, place) =>
    rule(
      `console-${folder}-is-below`,
      `Imports go down in the order resources, ${CONSOLE_BASE.join(', ')}, so that no two folders of the console import each other at any depth.`,
      { path: `^admin/src/${folder}/`, pathNot: SPEC },
      { path: '^admin/src/', pathNot: `^admin/src/(${CONSOLE_BASE.slice(place).join('|')})/` },
    ),
  ),
];

module.exports = {
  forbidden: [
    rule('no-circular', 'A cycle hides who owns what.', {}, { circular: true }),
    rule('no-unresolvable', 'An import that leads nowhere.', {}, { couldNotResolve: true }),
    ...workspaces,
    ...tests,
    ...services,
    ...browser,
  ],
  options: {
    // Another workspace is seen as its build: the edge counts, what lies behind it is that workspace's own matter.
    doNotFollow: { path: ['node_modules', '/dist/', '/generated/'] },
    exclude: { path: ['/compiled/', 'routeTree\\.gen\\.[jt]s$'] },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['types', 'import', 'default'] },
  },
};
