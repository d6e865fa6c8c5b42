import { describe, expect, it } from 'vitest';
import { WONDER_AGE } from '../src/data/faces.ts';
import { HOME } from './movementTable.ts';
import { foreseen } from './previewTable.ts';
import { choose, researching, rows } from './researchTable.ts';
import { changing, starting } from './startTable.ts';
import { squareAt, view } from './table.ts';

describe('the preview of a tech', () => {
  it('TECH-001 GOV-003 TECH-014 names the building, the government and the coin tokens it unlocks', () => {
    const at = researching({ own: { trade: 8 } });
    const { refusal, of } = foreseen(at, 0, 'research', { tech: 'codeOfLaws' });
    expect(refusal).toBe(null);
    expect(of('unlocked')).toEqual([{ fact: 'unlocked', seat: 0, item: 'tradingPost', rules: ['BLD-001'] }]);
    expect(of('government')).toMatchObject([{ government: 'republic', rules: ['GOV-003'] }]);
    expect(of('coinTokens')).toMatchObject([{ tech: 'codeOfLaws', most: 4 }]);
  });

  it('RES-005 RES-006 shows the trade it needs and what is left of it', () => {
    const at = researching({ own: { trade: 9, sheetCoins: 2 } });
    const { of, change } = foreseen(at, 0, 'research', { tech: 'pottery' });
    expect(of('research')).toMatchObject([{ level: 1, needed: 6, trade: 9 }]);
    expect(change('trade')).toEqual([9, 2]);
    choose(at, ['pottery']);
    expect(view(at).players[0]?.trade).toBe(2);
  });

  it('TECH-002 UNIT-002 a rank rises, and with it the price of its units', () => {
    const own = { trade: 12, techs: rows(3) };
    const { of } = foreseen(researching({ own }), 0, 'research', { tech: 'chivalry' });
    expect(of('rank')).toMatchObject([{ of: 'mounted', before: 1, after: 2, rules: ['TECH-002'] }]);
    expect(of('cost').filter(({ item }) => item === 'mounted')).toMatchObject([
      { before: 5, after: 7, rules: ['UNIT-002'] },
    ]);
  });

  it('BLD-017 BLD-018 buildings are turned over, in both cities, and the basic one can no longer be built', () => {
    const squares = [HOME - 1, squareAt(2, 4)];
    const own = { trade: 16, techs: rows(4, 2), cities: [HOME, squareAt(2, 3)] };
    const pieces = squares.map((square) => ({ square, building: 'library' }));
    const { of, change } = foreseen(researching({ own, pieces }), 0, 'research', { tech: 'printingPress' });
    expect(of('upgraded')).toMatchObject(
      squares.map((square) => ({ square, from: 'library', to: 'university', rules: ['BLD-017'] })),
    );
    expect(of('outdated').map(({ item }) => item)).toEqual(['library']);
    expect(change('devotion')).not.toBe(null);
  });

  it('TECH-005 MOVE-003 MOVE-009 abilities and limits', () => {
    const at = researching({ own: { trade: 8 } });
    const riding = foreseen(at, 0, 'research', { tech: 'horsebackRiding' });
    expect(riding.of('ability')).toMatchObject([{ phase: 'trade', resource: 'silk', amount: 1 }]);
    expect(riding.change('travelSpeed')).toEqual([2, 3]);
    const masonry = foreseen(at, 0, 'research', { tech: 'masonry' });
    expect([masonry.change('stackingLimit'), masonry.of('unlocked').map(({ item }) => item)]).toEqual([
      [2, 3],
      ['walls'],
    ]);
  });

  it('WON-002 a wonder becomes cheaper, in the market or still in the deck', () => {
    const at = researching({ own: { trade: 8 }, given: { wonderMarket: ['colossus'] } });
    const cheaper = foreseen(at, 0, 'research', { tech: 'metalworking' }).of('cost');
    expect(cheaper.filter(({ item }) => item === 'colossus')).toMatchObject([{ rules: ['WON-002'] }]);
    for (const { before, after } of cheaper) expect(after).toBeLessThan(before);
  });

  it('WON-002 RUL-388 it does not say which wonders were left out of the deck', () => {
    const at = researching({ own: { trade: 8 }, options: { expansion: true } });
    const { wonderDeck, box } = at.state;
    const costs = () =>
      foreseen(at, 0, 'research', { tech: 'metalworking' })
        .of('cost')
        .map(({ item }) => item);
    const before = costs();
    for (let i = 0; i < wonderDeck.length; i++) {
      const unseen = box.unseenWonders.findIndex((other) => WONDER_AGE[other] === WONDER_AGE[wonderDeck[i] as number]);
      if (unseen < 0) continue;
      [wonderDeck[i], box.unseenWonders[unseen]] = [box.unseenWonders[unseen] as number, wonderDeck[i] as number];
      expect(costs()).toEqual(before);
    }
  });

  it('RES-002 RES-010 CMP-006 a tech out of reach says why, and what it would bring', () => {
    const at = researching({ own: { trade: 20, techs: ['pottery'] } });
    const early = foreseen(at, 0, 'research', { tech: 'banking' });
    expect([early.refusal?.rule, early.of('unlocked').length]).toEqual(['RES-010', 1]);
    expect(foreseen(at, 0, 'research', { tech: 'flight' }).refusal?.rule).toBe('RES-002');
    const known = foreseen(at, 0, 'research', { tech: 'pottery' });
    expect([known.refusal?.rule, known.facts.length]).toEqual(['CMP-006', 1]);
  });

  it('VIC-009 Space Flight shows that it wins', () => {
    const own = { trade: 26, techs: rows(5, 4, 3, 2) };
    const { refusal, of } = foreseen(researching({ own }), 0, 'research', { tech: 'spaceFlight' });
    expect(refusal).toBe(null);
    expect(of('victory')).toMatchObject([{ victory: 'technology', ends: true }]);
  });

  it('GOV-010 another government: what it gives, and what goes with the old one', () => {
    const own = { government: 'feudalism', governments: ['monarchy'], freeGovernments: ['monarchy'] };
    const { change } = foreseen(starting({ own }), 0, 'startOfTurn', changing('monarchy'));
    expect([change('coins'), change('cultureHandSize')]).toEqual([
      [1, 0],
      [2, 3],
    ]);
    expect(foreseen(starting(), 0, 'startOfTurn', changing('democracy')).refusal?.rule).toBe('GOV-002');
  });
});
