import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Camera, fitted, magnified, panned, placedBy, revealing } from '../src/board/camera.ts';

const SIZE = { width: 800, height: 600 };
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const camera: fc.Arbitrary<Camera> = fc.record({
  x: number(-500, 500),
  y: number(-500, 500),
  scale: number(0.2, 3),
});

/** The point of the drawing that lies under a point of the frame. */
function under(from: Camera, at: { readonly x: number; readonly y: number }) {
  const { x, y, scale } = placedBy(from, SIZE);
  return { x: (at.x - x) / scale, y: (at.y - y) / scale };
}

describe('the camera of a board', () => {
  it('fits all of the content in, with its margin, and no larger than allowed', () => {
    const content = { x: 100, y: 50, width: 400, height: 400 };
    expect(fitted({ content, largest: 10, edge: 0 }, SIZE)).toEqual({ x: 300, y: 250, scale: 1.5 });
    expect(fitted({ content, largest: 10, edge: 100 }, SIZE).scale).toBe(1);
    expect(fitted({ content, largest: 1.2, edge: 0 }, SIZE).scale).toBe(1.2);
  });

  it('may show it larger on very large screens', () => {
    const content = { x: 0, y: 0, width: 100, height: 100 };
    expect(fitted({ content, largest: 1, edge: 0 }, { width: 4000, height: 2000 }).scale).toBe(2);
  });

  it('keeps the point under the pointer in place when it zooms', () => {
    const at = fc.record({ x: number(0, SIZE.width), y: number(0, SIZE.height) });
    fc.assert(
      fc.property(camera, number(0.1, 10), at, (from, by, point) => {
        const [before, after] = [under(from, point), under(magnified(from, by, point, SIZE), point)];
        expect(after.x).toBeCloseTo(before.x, 6);
        expect(after.y).toBeCloseTo(before.y, 6);
      }),
    );
  });

  it('has a smallest and a largest scale', () => {
    const middle = { x: 400, y: 300 };
    expect(magnified({ x: 0, y: 0, scale: 1 }, 100, middle, SIZE).scale).toBe(3);
    expect(magnified({ x: 0, y: 0, scale: 1 }, 0.001, middle, SIZE).scale).toBe(0.2);
  });

  it('follows a drag', () => {
    fc.assert(
      fc.property(camera, (from) => {
        const [before, after] = [placedBy(from, SIZE), placedBy(panned(from, { x: 30, y: -20 }), SIZE)];
        expect(after.x - before.x).toBeCloseTo(30, 6);
        expect(after.y - before.y).toBeCloseTo(-20, 6);
      }),
    );
  });

  it('brings a hidden rectangle into view by the smallest move, and stays if it is already visible', () => {
    const from = { x: 0, y: 0, scale: 1 };
    expect(revealing(from, { x: -50, y: -50, width: 100, height: 100 }, SIZE)).toEqual(from);
    expect(revealing(from, { x: 450, y: 0, width: 100, height: 100 }, SIZE)).toEqual({ x: 150, y: 0, scale: 1 });
    expect(revealing(from, { x: 0, y: -500, width: 100, height: 100 }, SIZE)).toEqual({ x: 0, y: -200, scale: 1 });
  });
});
