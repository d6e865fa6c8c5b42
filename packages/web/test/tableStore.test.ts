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
  const heard: number[][] = [];
  store.subscribe(() => heard.push(store.state().news.map(({ n }) => n)));
  const frame = () => {
    for (const draw of frames.splice(0)) draw();
  };
  const add = (n: number) => store.change(({ news }) => ({ news: [...news, one(n)] }));
  return { store, heard, frame, frames, add };
}

describe('what comes from a table', () => {
  it('is told once for each frame, and all of it', () => {
    const { heard, frame, add } = storeWithFrames();
    for (let n = 1; n <= 100; n++) add(n);
    expect(heard).toEqual([]);
    frame();
    expect(heard).toHaveLength(1);
    expect(heard[0]).toHaveLength(100);
    add(101);
    add(102);
    frame();
    frame();
    expect(heard.map((news) => news.length)).toEqual([100, 102]);
  });

  it('is not seen before it is told', () => {
    const { store, frame, add } = storeWithFrames();
    add(1);
    expect(store.state().news).toEqual([]);
    frame();
    expect(store.state().news).toEqual([one(1)]);
  });

  it('is told at once, and only once, to whoever goes on from it', () => {
    const { store, heard, frame, frames, add } = storeWithFrames();
    store.flush();
    expect(heard).toEqual([]);
    add(1);
    store.flush();
    expect(heard).toEqual([[1]]);
    expect(frames).toEqual([]);
    frame();
    expect(heard).toEqual([[1]]);
    add(2);
    frame();
    expect(heard).toEqual([[1], [1, 2]]);
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

  it('draws in a tab in the background too, where no frame ever comes', () => {
    const asked = stubFrames();
    let drawn = 0;
    nextFrame(() => {
      drawn += 1;
    });
    vi.runAllTimers();
    expect(drawn).toBe(1);
    expect(asked.size).toBe(0);
  });

  it('can be called off', () => {
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
