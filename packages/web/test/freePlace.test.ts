import { describe, expect, it } from 'vitest';
import { around, type Box, freePlace, overlaps, type Spot } from '../src/table/whyNot/freePlace.ts';

const ROOM: Box = { left: 0, top: 0, right: 400, bottom: 800 };
const CARD = { width: 200, height: 100 };
const box = (left: number, top: number, width = 40, height = width): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const boxOf = ({ left, top }: Spot): Box => box(left, top, CARD.width, CARD.height);

describe('a place that covers nothing', () => {
  const thing = box(180, 400);

  it('is right beside the target, in line with it', () => {
    expect(freePlace(CARD, thing, ROOM, [thing])).toEqual({ left: 100, top: 300 });
  });

  it('is on another side where something must stay visible', () => {
    const above = box(100, 350);
    const place = freePlace(CARD, thing, ROOM, [thing, above]);
    expect(place).not.toBeNull();
    expect(overlaps(boxOf(place ?? thing), above)).toBe(false);
    expect(overlaps(boxOf(place ?? thing), around(thing, 1))).toBe(true);
  });

  it('is within the room at its edges', () => {
    for (const at of [box(0, 0), box(360, 0), box(0, 760), box(360, 760)]) {
      const place = freePlace(CARD, at, ROOM, [at]);
      const found = boxOf(place ?? { left: -1, top: -1 });
      expect(found.left >= 0 && found.top >= 0 && found.right <= 400 && found.bottom <= 800).toBe(true);
      expect(overlaps(found, at)).toBe(false);
    }
  });

  it('is found in the last gap there is', () => {
    const gap = box(96, 600, 208, 104);
    const seen: Box[] = [];
    for (let left = 0; left < 400; left += 40) {
      for (let top = 0; top < 800; top += 40) {
        const square = box(left, top);
        if (!overlaps(square, gap)) seen.push(square);
      }
    }
    const place = freePlace(CARD, thing, ROOM, seen);
    expect(place).not.toBeNull();
    for (const one of seen) expect(overlaps(boxOf(place ?? thing), one)).toBe(false);
  });

  it('is nowhere if all of the room must stay visible, or it is too small', () => {
    expect(freePlace(CARD, thing, ROOM, [ROOM])).toBeNull();
    expect(freePlace(CARD, thing, box(0, 0, 150), [])).toBeNull();
  });
});
