/** Who may import whom. One comment a rule says why. */
const module_ = (name) => `^apps/server/src/modules/${name}/`
const ORDER = [
  'settings',
  'accounts',
  'cards',
  'courses',
  'games',
  'participations',
  'payouts',
  'standing',
  'requests',
  'wishes',
  'conversations',
  'moderation',
  'notifications',
  'analytics',
  'admin',
]
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'a cycle of modules, also of types, cannot be read or tested in parts',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
    {
      name: 'domain-is-pure',
      comment: 'rules depend on nothing: not on packages, not on Node',
      severity: 'error',
      from: { path: '^packages/domain/src' },
      to: { pathNot: '^packages/domain/src' },
    },
    {
      name: 'contract-on-domain',
      comment: "the contract knows the rules' words and zod, nothing of server or page",
      severity: 'error',
      from: { path: '^packages/contract/src' },
      to: { pathNot: ['^packages/(contract|domain)/src', 'node_modules/zod'] },
    },
    {
      name: 'phrases-alone',
      comment: 'texts depend on nothing but types of the contract',
      severity: 'error',
      from: { path: '^packages/phrases/src' },
      to: { pathNot: ['^packages/(phrases|contract)/src'] },
    },
    {
      name: 'messages-are-data',
      comment: 'a notification is its kind and parameters; sending it belongs to the server',
      severity: 'error',
      from: { path: '^packages/messages/src' },
      to: {
        pathNot: [
          '^packages/messages/src',
          '^packages/domain/src/(money|regions|time|mail/mail-categories)\\.ts$',
          '^packages/phrases/src/languages\\.ts$',
          '^packages/contract/src/notifications.schemas\\.ts$',
        ],
      },
    },
    {
      name: 'format-is-pure',
      comment: 'pages, mail, PDF and push format alike; nothing here may depend on one of them',
      severity: 'error',
      from: { path: '^packages/format/src' },
      to: { pathNot: '^packages/(format|domain|phrases|artwork)/src' },
    },
    {
      name: 'artwork-alone',
      comment: 'drawings are pure functions',
      severity: 'error',
      from: { path: '^packages/artwork/src' },
      to: { pathNot: '^packages/artwork/src' },
    },
    {
      name: 'emulator-alone',
      comment:
        "the card emulator is a stand-in for somebody else's service: it shares no code with the product",
      severity: 'error',
      from: { path: '^packages/stripe-emulator/src' },
      to: {
        pathNot: ['^packages/stripe-emulator/src', '^node:'],
        dependencyTypesNot: ['core', 'type-only'],
      },
    },
    {
      name: 'issuer-emulator-alone',
      comment:
        "the local issuer is a stand-in for somebody else's service, as the card emulator is",
      severity: 'error',
      from: { path: '^packages/issuer-emulator/src' },
      to: { path: '^(apps|packages)/', pathNot: '^packages/issuer-emulator/src' },
    },
    {
      name: 'issuer-emulator-in-development',
      comment: 'production does not have it: it is loaded where it is started, and by tests',
      severity: 'error',
      from: { path: '^apps/', pathNot: '^apps/server/src/start-issuer\\.ts$' },
      to: { path: '^packages/issuer-emulator' },
    },
    {
      name: 'web-off-server',
      comment: 'pages speak to the server through the contract',
      severity: 'error',
      from: { path: '^apps/web' },
      to: { path: '^apps/server' },
    },
    {
      name: 'admin-on-packages',
      comment: 'the admin is a build of its own; what it shares with the site is in packages',
      severity: 'error',
      from: { path: '^apps/admin/src' },
      to: {
        path: '^(apps|packages)/',
        pathNot: [
          '^apps/admin/src',
          '^packages/(domain|contract|phrases|format|ui|api-client)/src',
        ],
      },
    },
    {
      name: 'site-off-admin',
      comment: 'site and admin are released and loaded separately',
      severity: 'error',
      from: { path: '^apps/(web|server)' },
      to: { path: '^apps/admin/src' },
    },
    {
      name: 'packages-off-apps',
      comment: 'a package serves several apps and knows none of them',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'format-on-phrases',
      comment: 'server and pages format alike; artwork names the prefectures',
      severity: 'error',
      from: { path: '^packages/format/src' },
      to: { path: '^packages/', pathNot: '^packages/(format|domain|phrases|artwork)/src' },
    },
    {
      name: 'api-client-on-contract',
      comment: 'the client of the API knows its endpoints and no page',
      severity: 'error',
      from: { path: '^packages/api-client/src' },
      to: { path: '^packages/', pathNot: '^packages/(api-client|domain|contract)/src' },
    },
    {
      name: 'ui-on-packages',
      comment:
        'components show data; they do not know endpoints, server or rules of another package',
      severity: 'error',
      from: { path: '^packages/ui/src' },
      to: {
        path: '^packages/',
        pathNot: '^packages/(ui|domain|phrases|format|artwork|api-client)/src',
      },
    },
    {
      name: 'features-apart',
      comment: 'features are composed in routes',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'platform-knows-no-modules',
      comment: 'ports and adapters serve every module alike',
      severity: 'error',
      from: { path: '^apps/server/src/platform' },
      to: { path: '^apps/server/src/modules' },
    },
    {
      name: 'usecases-know-no-framework',
      comment: 'use cases are called by routes, jobs and tests alike',
      severity: 'error',
      from: { path: '\\.usecase\\.ts$' },
      to: { path: 'node_modules/(fastify|@fastify|drizzle-orm|stripe|openid-client)' },
    },
    {
      name: 'routes-no-sql',
      comment: 'a route reads through repositories and reads',
      severity: 'error',
      from: { path: '\\.routes\\.ts$' },
      to: { path: ['node_modules/(drizzle-orm|stripe)', '\\.table\\.ts$'] },
    },
    {
      name: 'sql-in-repositories',
      comment:
        'Drizzle is used in repositories, reads, tables, personal data and the database adapters',
      severity: 'error',
      from: {
        path: '^apps/server/src',
        pathNot: ['\\.(repository|read|table|personal-data)\\.ts$', '^apps/server/src/platform/'],
      },
      to: { path: 'node_modules/drizzle-orm', dependencyTypesNot: ['type-only'] },
    },
    ...ORDER.map((name, i) => ({
      name: `order-${name}`,
      comment: `${name} may import only the modules before it`,
      severity: 'error',
      from: { path: module_(name) },
      to: {
        path:
          ORDER.slice(i + 1)
            .map(module_)
            .join('|') || '^$',
      },
    })),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)(dist|test)/', '\\.gen\\.ts$', '\\.test\\.tsx?$'] },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
}
