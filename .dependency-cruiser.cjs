/**
 * Who may import whom. This is the table of folders in README.md as rules; the comment of a rule is its reason and is
 * printed when it is broken.
 */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Specs, and what only they use (`testing/`), may use the test database and what they test against. */
const SPEC = '(\\.spec\\.tsx?$|/testing/)';
const WORKSPACE = '^(domain|config-seeds|services|storefront|admin|sandbox|demo|start|e2e|bench)/';
/** Everything of ours except the folders named. */
const oursExcept = (...folders) => ({ path: WORKSPACE, pathNot: folders.map((folder) => `^${folder}`) });

/** What a module of commerce shows to others. */
const COMMERCE_DOOR = '^services/src/commerce/[^/]+/(index|[^/]+\\.module)\\.ts$';

const workspaces = [
  rule(
    'domain-is-pure',
    'The same rules run in server, storefront and console: domain imports zod and itself, nothing else.',
    { path: '^domain/src', pathNot: SPEC },
    { pathNot: ['^domain/', 'node_modules/zod/'] },
  ),
  rule(
    'seeds-are-data',
    "config-seeds are rows typed by domain; a seed that computes hides the specification's number.",
    { path: '^config-seeds/src', pathNot: SPEC },
    { pathNot: ['^config-seeds/', '^domain/'] },
  ),
  rule(
    'services-stand-below',
    'services know domain and seeds; they load the storefront and the console as built files, never as code.',
    { path: '^services/', pathNot: SPEC },
    oursExcept('services/', 'domain/', 'config-seeds/'),
  ),
  rule(
    'storefront-knows-domain-only',
    'What a page needs from a server comes over HTTP; shared rules live in domain.',
    { path: '^storefront/' },
    oursExcept('storefront/', 'domain/'),
  ),
  rule(
    'console-knows-domain-only',
    'What the console needs from a server comes over HTTP; shared rules live in domain.',
    { path: '^admin/' },
    oursExcept('admin/', 'domain/'),
  ),
  rule(
    'sandbox-stands-alone',
    'A stand-in that shares our code proves nothing about the real system.',
    { path: '^sandbox/', pathNot: SPEC },
    oursExcept('sandbox/'),
  ),
  rule(
    'demo-speaks-through-the-sdk',
    'The catalogue must load into a real commerce project: seeds for the countries, the SDK for the rest.',
    { path: '^demo/', pathNot: SPEC },
    oursExcept('demo/', 'config-seeds/', 'domain/'),
  ),
  rule(
    'start-runs-programs',
    'start builds and runs the others as programs; importing one would tie it to that one being built.',
    { path: '^start/' },
    oursExcept('start/'),
  ),
  rule(
    'browser-tests-do-not-compute',
    'An expectation computed with the rule under test cannot fail: numbers come from the seeds.',
    { path: '^e2e/' },
    oursExcept('e2e/', 'config-seeds/', 'start/src/testing/', 'start/dist/testing/'),
  ),
  rule(
    'benchmarks-look-from-outside',
    'A benchmark drives the running system; it knows the demo catalogue and how to start.',
    { path: '^bench/' },
    oursExcept('bench/', 'demo/', 'config-seeds/', 'start/src/testing/', 'start/dist/testing/'),
  ),
  rule(
    'nobody-imports-start',
    'Only tests and benchmarks may: they need a database or the whole system.',
    { path: WORKSPACE, pathNot: ['^(start|e2e|bench)/', SPEC] },
    { path: '^start/' },
  ),
];

const services = [
  rule(
    'platform-knows-no-shop',
    'platform is what any service needs: no shop word, so nothing from the modules above it, and of the domain only errors, staff, and what it tells them of Postgres and of jobs.',
    { path: '^services/src/platform/', pathNot: SPEC },
    {
      path: ['^services/src/', '^domain/', '^config-seeds/'],
      pathNot: [
        '^services/src/platform/',
        '^domain/(src|dist)/(shop-error|staff)/',
        '^domain/(src|dist)/systems/(database|jobs)\\.',
      ],
    },
  ),
  rule(
    'store-config-is-upstream',
    'Everything reads config; config reads nothing of commerce, engagement or the storefront host.',
    { path: '^services/src/store-config/', pathNot: SPEC },
    { path: '^services/src/', pathNot: ['^services/src/(store-config|platform)/'] },
  ),
  rule(
    'store-config-through-its-door',
    'index.ts is what the config service promises; the rest of it may change without anybody noticing.',
    { path: '^services/src/', pathNot: ['^services/src/store-config/', '^services/src/[^/]+$', SPEC] },
    { path: '^services/src/store-config/', pathNot: '^services/src/store-config/index\\.ts$' },
  ),
  rule(
    'seeds-enter-through-store-config',
    'After the first start the tables are the truth: whoever reads a seed at run time serves yesterday.',
    { path: '^services/src/', pathNot: ['^services/src/store-config/', SPEC] },
    { path: '^config-seeds/' },
  ),
  rule(
    'integrations-know-their-system-only',
    'One outside system behind one port: another integration or a module above would tie two systems together.',
    { path: '^services/src/integrations/([^/]+)/', pathNot: SPEC },
    { path: '^services/src/', pathNot: ['^services/src/integrations/$1/', '^services/src/platform/'] },
  ),
  rule(
    'vendor-types-stop-at-integrations',
    "A vendor's SDK is imported by its integration only; the rest speaks domain.",
    { path: '^services/src/', pathNot: ['^services/src/integrations/', SPEC] },
    { path: 'node_modules/@commercetools/' },
  ),
  rule(
    'commerce-modules-through-their-doors',
    'A module of commerce promises what its index.ts exports, and its Nest module; the rest of it may change without anybody noticing.',
    { path: '^services/src/commerce/([^/]+)/', pathNot: SPEC },
    { path: '^services/src/commerce/[^/]+/', pathNot: ['^services/src/commerce/$1/', COMMERCE_DOOR] },
  ),
  rule(
    'commerce-through-its-doors',
    'Whoever puts the process together uses the same doors as the modules of commerce themselves.',
    { path: '^services/src/', pathNot: ['^services/src/commerce/[^/]+/', SPEC] },
    { path: '^services/src/commerce/[^/]+/', pathNot: [COMMERCE_DOOR, SPEC] },
  ),
  rule(
    'commerce-knows-no-engagement',
    'A cart works without tracking and newsletters; what commerce announces, engagement listens to.',
    { path: '^services/src/commerce/', pathNot: SPEC },
    { path: '^services/src/(engagement|storefront-host)/' },
  ),
  rule(
    'engagement-knows-no-commerce',
    'engagement fails without anybody losing a cart: it reaches commerce through integrations and events only.',
    { path: '^services/src/engagement/', pathNot: SPEC },
    { path: '^services/src/(commerce|storefront-host)/' },
  ),
  rule(
    'storefront-host-renders',
    'The host maps a request to a store and renders; data reaches it through the port that it defines (docs/decisions/011).',
    { path: '^services/src/storefront-host/', pathNot: SPEC },
    { path: '^services/src/(commerce|engagement|integrations)/' },
  ),
  rule(
    'prisma-in-repositories',
    'Tables are reached in *.repository.ts (and by the config service, whose sections are its repositories).',
    {
      path: '^services/src/(commerce|engagement|storefront-host|integrations)/',
      pathNot: ['\\.repository\\.ts$', SPEC],
    },
    { path: ['^services/src/platform/prisma/', 'node_modules/@prisma/'] },
  ),
  rule(
    'one-cache',
    'What is cached goes through services/src/platform/cache, which has ages, tags, single flight and counters (docs/decisions/030).',
    { path: '^services/src/', pathNot: ['^services/src/platform/cache/', SPEC] },
    { path: 'node_modules/lru-cache/' },
  ),
];

const browser = [
  rule(
    'routes-compose-screens',
    'A route is loader, head and one screen: what is more belongs into the screen.',
    { path: '^storefront/src/routes/', pathNot: SPEC },
    { path: '^storefront/src/', pathNot: ['^storefront/src/(routes|screens|shell|platform)/'] },
  ),
  rule(
    'screens-stand-below-routes',
    'A screen is given its data and its links; knowing routes would turn the order around.',
    { path: '^storefront/src/(screens|shell|features|ui|platform)/', pathNot: SPEC },
    { path: '^storefront/src/routes/' },
  ),
  rule(
    'features-do-not-meet',
    'Two features meet on a screen. A part that both need is a noun of its own, in ui or in domain.',
    { path: '^storefront/src/features/([^/]+)/', pathNot: SPEC },
    { path: '^storefront/src/', pathNot: ['^storefront/src/features/$1/', '^storefront/src/(ui|platform)/'] },
  ),
  rule(
    'ui-and-platform-are-below',
    'The design system and the platform serve every feature, so they know none.',
    { path: '^storefront/src/(ui|platform)/', pathNot: SPEC },
    { path: '^storefront/src/(features|screens|shell|routes)/' },
  ),
  rule(
    'ui-has-no-data',
    'A button works without a router, a store or an API.',
    { path: '^storefront/src/ui/', pathNot: SPEC },
    { path: ['^storefront/src/platform/', 'node_modules/@tanstack/'] },
  ),
  rule(
    'resources-do-not-meet',
    'A console resource is one noun; what two need is in shared/ or providers/.',
    { path: '^admin/src/(?!shared/|providers/)([^/]+)/', pathNot: SPEC },
    { path: '^admin/src/', pathNot: ['^admin/src/$1/', '^admin/src/(shared|providers)/'] },
  ),
  rule(
    'console-shared-is-below',
    'What all resources share knows none of them.',
    { path: '^admin/src/(shared|providers)/', pathNot: SPEC },
    { path: '^admin/src/', pathNot: ['^admin/src/(shared|providers)/'] },
  ),
];

module.exports = {
  forbidden: [
    rule('no-circular', 'A cycle hides who owns what.', {}, { circular: true }),
    rule('no-unresolvable', 'An import that leads nowhere.', {}, { couldNotResolve: true }),
    ...workspaces,
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
