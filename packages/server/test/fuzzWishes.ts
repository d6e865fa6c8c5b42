import type { Plain, PlainObject } from '@tessera/kernel';
import { type Arena, JSON_TYPE, type Person } from './fuzzArena.ts';
import { type World, wrongSecret } from './fuzzMessages.ts';
import type { HostileRequest } from './fuzzRequests.ts';

export const own = ({ origin }: Arena, { cookie }: Person) => ({ origin, cookie });
export const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });
export const post = (path: string, body: string | Buffer, headers: HostileRequest['headers'] = {}) => ({
  method: 'POST',
  path,
  headers: { ...JSON_TYPE, ...headers },
  body,
});
/** A session that nobody has, or half of one. */
export function wrongCookie({ dice }: World, { people }: Arena): string {
  const { cookie } = dice.pick(people);
  const [name = '', token = ''] = cookie.split('=');
  return dice.pick([
    `${name}=${token.slice(0, -1)}`,
    `${name}=${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`,
    `${name}=${token.toLowerCase()}x`,
    `${name}=${dice.token(43)}`,
    `${name}="${token}`,
    `${name}=`,
    `${name}=%00%ff%`,
    `${name.toUpperCase()}=${token}`,
    `x${name}=${token}`,
    '__proto__=1; constructor=2',
    `${';'.repeat(300)}=${'='.repeat(300)}`,
  ]);
}

/** What may be tried at a table by those who have no right to, and what must be said. */
export function lobbyWish(world: World, arena: Arena): Omit<HostileRequest, 'kind'> {
  const { dice, tables } = world;
  const table = dice.pick(tables);
  const at = `/api/tables/${table.id}`;
  const strangers = arena.people.filter(
    (person) => person !== table.creator && !table.seats.some((seat) => seat.person === person),
  );
  const stranger = own(arena, dice.pick(strangers));
  const isHidden = !table.listed;
  const may = (...codes: string[]) => (isHidden ? ['S-UNKNOWN'] : codes);
  const hasBegun = table.status !== 'waiting';
  const wishes: readonly Omit<HostileRequest, 'kind'>[] = [
    { ...post(`${at}/start`, '', stranger), may: may('S-FORBIDDEN') },
    { ...post(`${at}/leave`, '', stranger), may: may(hasBegun ? 'S-BEGUN' : 'S-FORBIDDEN') },
    { ...post(`${at}/bot`, JSON.stringify({ seat: dice.below(8), bot: 'random' }), stranger), may: may('S-FORBIDDEN') },
    { ...post(`${at}/bot`, JSON.stringify({ seat: 0, bot: null, x: 1 }), stranger), may: ['S-SHAPE'] },
    {
      ...post(`${at}/bot`, JSON.stringify({ seat: dice.pick([-1, 8, 'a', null]), bot: null }), stranger),
      may: ['S-SHAPE'],
    },
    { ...post(`${at}/again`, '', stranger), may: may('S-FORBIDDEN') },
    { ...post(`${at}/again`, ''), may: ['S-NOBODY'] },
    { ...post(`${at}/secret`, '{"role":"creator"}', stranger), may: may('S-FORBIDDEN') },
    { ...post(`${at}/secret`, '{"role":"seat","seat":0}', stranger), may: may('S-FORBIDDEN') },
    {
      ...post(`${at}/secret`, dice.pick(['{"role":"admin"}', '[]', '{"role":"creator","seat":0}', '{}']), stranger),
      may: ['S-SHAPE'],
    },
    { ...post(`${at}/secret`, '{"role":"spectator"}'), may: may('S-FORBIDDEN') },
    { method: 'DELETE', path: at, headers: stranger, may: may('S-FORBIDDEN') },
    { method: 'DELETE', path: at, headers: own(arena, table.creator), may: [hasBegun ? 'S-BEGUN' : 'skip'] },
    { ...post(`${at}/start`, '', own(arena, table.creator)), may: [hasBegun ? 'S-BEGUN' : 'skip'] },
    { ...post(`${at}/join`, '{}', stranger), may: may(hasBegun ? 'S-BEGUN' : 'S-FULL') },
    { ...post(`${at}/join`, '{"seat":0}', stranger), may: may(hasBegun ? 'S-BEGUN' : 'S-TAKEN') },
    { ...post(`${at}/join`, JSON.stringify({ seat: dice.pick([-1, 8, 1.5, '0']) }), stranger), may: ['S-SHAPE'] },
    { ...post(`${at}/join`, JSON.stringify({ secret: wrongSecret(world, table) }), stranger), may: ['S-UNKNOWN'] },
    { ...post(`${at}/join`, '{}'), may: may(hasBegun ? 'S-BEGUN' : 'S-NOBODY') },
    { method: 'GET', path: `${at}/record`, headers: bearer(wrongSecret(world, table)), may: ['S-UNKNOWN'] },
    {
      method: 'GET',
      path: `${at}?after=${dice.pick(['-1', '1.5', 'x', '', '999999999', '1&after=2', '%00'])}`,
      may: ['S-SHAPE'],
    },
  ];
  const possible = wishes.filter((wish) => !wish.may.includes('skip'));
  return dice.pick(possible);
}

export function badPlan(world: World): string {
  const { dice } = world;
  const bot = { kind: 'bot', bot: 'no such bot' };
  const seats = Array.from({ length: 1 + dice.below(8) }, () => bot);
  const odd = dice.pick<Plain>([null, -1, 'x', [], {}, true, 1e9, '__proto__', { kind: 'live', time: 1 }]);
  const options = dice.pick<PlainObject>([
    {},
    { variant: odd },
    { map: odd, players: odd },
    { constructor: odd },
    { expansions: [odd] },
  ]);
  const plan: PlainObject = { game: dice.pick(['founders', 'civilization']), seats, options };
  const changes: readonly PlainObject[] = [
    {},
    { game: dice.pick(['chess', '', '__proto__', 'constructor', '../founders']) },
    { pace: odd },
    { title: 'x'.repeat(61) },
    { title: '\u0000' },
    { seats: [] },
    { seats: Array.from({ length: 9 }, () => bot) },
    { seats: [{ kind: 'me' }, { kind: 'me' }, bot] },
    { seats: [{ kind: 'king' }] },
    { listed: 'yes' },
    { word: '\u202e' },
    { creator: 'me' },
  ];
  return JSON.stringify({ ...plan, ...dice.pick(changes) });
}
