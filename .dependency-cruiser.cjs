/** Who may import whom: the borders that ARCHITECTURE.md draws, as a check. */
const service = '^services/(?!kit/)([^/]+)/';
const remote = '^frontends/(?!kit/)([^/]+)/';

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'services-know-no-other-service',
      comment: 'Services talk through events and calls; only the host wires several of them.',
      severity: 'error',
      from: { path: service, pathNot: '^services/host/' },
      to: { path: '^services/(?!kit/)', pathNot: '^services/$1/' },
    },
    { name: 'services-know-no-gateway', severity: 'error', from: { path: service, pathNot: '^services/host/' }, to: { path: '^gateway/' } },
    { name: 'gateway-knows-no-service', severity: 'error', from: { path: '^gateway/' }, to: { path: '^services/(?!kit/)' } },
    {
      name: 'service-kit-knows-no-service',
      severity: 'error',
      from: { path: '^services/kit/' },
      to: { path: '^(gateway|services/(?!kit/))' },
    },
    {
      name: 'remotes-know-no-other-remote',
      severity: 'error',
      from: { path: remote },
      to: { path: '^frontends/(?!kit/)', pathNot: '^frontends/$1/' },
    },
    { name: 'frontend-kit-knows-no-remote', severity: 'error', from: { path: '^frontends/kit/' }, to: { path: '^frontends/(?!kit/)' } },
    { name: 'frontends-know-no-server', severity: 'error', from: { path: '^frontends/' }, to: { path: '^(gateway|services)/' } },
    {
      name: 'servers-know-no-frontend',
      comment: 'The host runs the renderer, too: it is a server that renders the front ends.',
      severity: 'error',
      from: { path: '^(gateway|services)/' },
      to: { path: '^frontends/', pathNot: '^frontends/renderer/' },
    },
    {
      name: 'contracts-know-nobody',
      severity: 'error',
      from: { path: '^contracts/' },
      to: { path: '^(gateway|services|frontends|e2e|bench)/' },
    },
    {
      name: 'no-deep-imports',
      comment: 'Another workspace is entered by the doors that its package.json exports, never by a path into its sources.',
      severity: 'error',
      from: { path: '^(contracts|gateway|services/[^/]+|frontends/[^/]+|e2e|bench)/' },
      to: { path: '^(contracts|gateway|services/[^/]+|frontends/[^/]+)/', pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'shared-parts-of-the-kit-by-name',
      comment:
        'Builds share these parts at run time (frontends/kit/webpack/shared.ts). By a path into its source a build gets a second copy, whose classes and state are others.',
      severity: 'error',
      from: {
        path: '^frontends/kit/src/',
        pathNot: [
          '^frontends/kit/src/(api|config|i18n|page|proof|remote|server|session|standalone|testing|theme|vendor)/',
          '\\.(spec|testing)\\.tsx?$',
        ],
      },
      to: {
        path: '^frontends/kit/src/(api|config|i18n|page|remote|session|theme)/',
        dependencyTypes: ['local'],
        dependencyTypesNot: ['type-only'],
      },
    },
    { name: 'no-tests-in-products', severity: 'error', from: { pathNot: '\\.spec\\.tsx?$' }, to: { path: '\\.spec\\.tsx?$' } },
    { name: 'nothing-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-server|node_modules)/' },
    // Reads imports of types as well. `tsPreCompilationDeps` would ask for a compiler that this version of TypeScript has no interface for.
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
