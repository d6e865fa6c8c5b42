// What may import what, and that nothing goes round in circles. Checked over packages/*/src by `npm run lint`.
// docs/decisions/0020-libraries-instead-of-own-code.md says why it is done this way.

/** What a package of each kind may import from the workspace. A package of a kind not named here may import nothing. */
const PACKAGES = {
  kernel: [],
  'game-[^/]+': ['kernel'],
  bots: ['kernel', 'game-[^/]+'],
  protocol: ['kernel', 'game-[^/]+'],
  locales: ['kernel', 'game-[^/]+'],
  table: ['kernel', 'protocol'],
  server: ['kernel', 'game-[^/]+', 'bots', 'protocol', 'locales', 'table'],
  web: ['kernel', 'game-[^/]+', 'bots', 'protocol', 'locales', 'table'],
  cli: ['kernel', 'game-[^/]+', 'bots', 'protocol', 'locales', 'table', 'server'],
};

/** Packages from outside the workspace that only one package may import. */
const ONLY_IN = { zod: 'protocol' };

/** The rooms of a game, each a folder or a file of that name: one imports from those before it, never from those after it. */
const ROOMS = [['data'], ['state'], ['board'], ['rules'], ['verbs'], ['cards'], ['procedures'], ['decisions', 'view']];

/** @param {string | readonly string[]} names of folders under packages/ */
const inPackages = (names) => `^packages/(${[names].flat().join('|')})/`;

/** @param {readonly string[]} rooms @param {string} game */
const inRooms = (rooms, game = 'game-[^/]+') => `^packages/${game}/src/(${rooms.join('|')})(/|\\.ts$)`;

const TYPES_ONLY = ['type-only'];

/** @param {readonly string[]} rooms @param {number} place */
function noLaterRoom(rooms, place) {
  const later = ROOMS.slice(place + 1).flat();
  return {
    name: `order-of-rooms-${rooms.join('-')}`,
    comment: `${rooms.join(', ')} must not need ${later.join(', ')}: data ← state ← board ← rules ← verbs ← cards ← procedures ← decisions, view`,
    severity: 'error',
    from: { path: `^packages/(game-[^/]+)/src/(${rooms.join('|')})(/|\\.ts$)` },
    to: { path: inRooms(later, '$1') },
  };
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'modules must not need each other, not even through others',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: TYPES_ONLY } },
    },
    {
      name: 'no-cycle-of-types',
      comment: 'modules must not need each other, not even for types: move the type to a file that both import',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-lost-import',
      comment: 'there is no such module, or its package does not export it',
      severity: 'error',
      from: {},
      // The build of the page makes these.
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'no-way-out',
      comment: 'a path must not leave its package: import another package by its name',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '.', pathNot: '^packages/$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'no-own-name',
      comment: 'a package must not import itself by name: use a relative path',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^packages/$1/', dependencyTypesNot: ['local'] },
    },
    ...Object.entries(PACKAGES).map(([name, allowed]) => ({
      name: `direction-${name.replace(/\W+$/, '')}`,
      comment: `this package may depend on ${allowed.length === 0 ? 'no other' : allowed.join(', ')}`,
      severity: 'error',
      from: { path: `^packages/(${name})/` },
      to: { path: '^packages/', pathNot: ['^packages/$1/', ...(allowed.length === 0 ? [] : [inPackages(allowed)])] },
    })),
    {
      name: 'direction-unknown',
      comment: 'a package that has no line in PACKAGES may depend on no other',
      severity: 'error',
      from: { path: '^packages/([^/]+)/', pathNot: inPackages(Object.keys(PACKAGES)) },
      to: { path: '^packages/', pathNot: '^packages/$1/' },
    },
    {
      name: 'kernel-alone',
      comment: 'the kernel imports nothing outside itself',
      severity: 'error',
      from: { path: '^packages/kernel/' },
      to: { pathNot: '^packages/kernel/' },
    },
    {
      name: 'page-knows-no-rules',
      comment: 'the page knows no rules: it imports the game, its /data or its /happenings.ts',
      severity: 'error',
      from: { path: '^packages/web/' },
      to: {
        path: '^packages/game-[^/]+/src/',
        pathNot: '^packages/game-[^/]+/src/(index|data/index|happenings)\\.ts$',
      },
    },
    ...Object.entries(ONLY_IN).map(([module, owner]) => ({
      name: `only-${owner}-imports-${module}`,
      comment: `only ${owner} imports ${module}`,
      severity: 'error',
      from: { pathNot: `^packages/${owner}/` },
      to: { path: `(^|/)node_modules/${module}/` },
    })),
    ...ROOMS.slice(0, -1).map(noLaterRoom),
  ],
  options: {
    // Imports of types count.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
