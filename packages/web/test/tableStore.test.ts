import type { News } from '@tessera/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { nextFrame } from '../src/link/nextFrame.ts';
import { createTableStore } from '../src/link/tableLink.ts';

const one = (n: number): News => ({ n, at: n, type: 'answer', seat: 0, to: null, happenings: [] });

/** A store whose frames come when the test says so. */
function storeWithFrames() {
  const frames: (() => void)[] = [];
  const store = createTableStore((draw) => {
    frames.push(draw);
    return () => frames.splice(frames.indexOf(draw), 1);
  });
  const announced: number[][] = [];
  store.subscribe(() => announced.push(store.state().news.map(({ n }) => n)));
  const frame = () => {
    for (const draw of frames.splice(0)) draw();
  };
  const add = (n: number) => store.change(({ news }) => ({ news: [...news, one(n)] }));
  return { store, announced, frame, frames, add };
}

describe('what comes from a table', () => {
  it('is announced once per frame, and all of it', () => {
    const { announced, frame, add } = storeWithFrames();
    for (let n = 1; n <= 100; n++) add(n);
    expect(announced).toEqual([]);
    frame();
    expect(announced).toHaveLength(1);
    expect(announced[0]).toHaveLength(100);
    add(101);
    add(102);
    frame();
    frame();
    expect(announced.map((news) => news.length)).toEqual([100, 102]);
  });

  it('is not visible before it is announced', () => {
    const { store, frame, add } = storeWithFrames();
    add(1);
    expect(store.state().news).toEqual([]);
    frame();
    expect(store.state().news).toEqual([one(1)]);
  });

  it('is announced at once, and only once, on a flush', () => {
    const { store, announced, frame, frames, add } = storeWithFrames();
    store.flush();
    expect(announced).toEqual([]);
    add(1);
    store.flush();
    expect(announced).toEqual([[1]]);
    expect(frames).toEqual([]);
    frame();
    expect(announced).toEqual([[1]]);
    add(2);
    frame();
    expect(announced).toEqual([[1], [1, 2]]);
  });
});

describe('the next frame', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** Frames that are asked for, by their numbers. */
  function stubFrames(): Map<number, () => void> {
    vi.useFakeTimers();
    const asked = new Map<number, () => void>();
    let frames = 0;
    vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
      frames += 1;
      asked.set(frames, draw);
      return frames;
    });
    vi.stubGlobal('cancelAnimationFrame', (frame: number) => asked.delete(frame));
    return asked;
  }

  it('draws once', () => {
    const asked = stubFrames();
    let drawn = 0;
    nextFrame(() => {
      drawn += 1;
    });
    for (const draw of [...asked.values()]) draw();
    vi.runAllTimers();
    expect(drawn).toBe(1);
  });

  it('draws in a background tab too, where no frame ever comes', () => {
    const asked = stubFrames();
    let drawn = 0;
    nextFrame(() => {
      drawn += 1;
    });
    vi.runAllTimers();
    expect(drawn).toBe(1);
    expect(asked.size).toBe(0);
  });

  it('can be cancelled', () => {
    const asked = stubFrames();
    let drawn = 0;
    nextFrame(() => {
      drawn += 1;
    })();
    vi.runAllTimers();
    expect(asked.size).toBe(0);
    expect(drawn).toBe(0);
  });
});
