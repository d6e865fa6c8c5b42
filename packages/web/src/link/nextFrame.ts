/** Without frames, as in a background tab, updates are drawn after this many milliseconds. */
const NO_FRAME = 120;

/** Runs something once with the next frame; returns a function that cancels it. */
export type Later = (draw: () => void) => () => void;

export const nextFrame: Later = (draw) => {
  const callOff = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  const once = () => {
    callOff();
    draw();
  };
  const frame = requestAnimationFrame(once);
  const timer = setTimeout(once, NO_FRAME);
  return callOff;
};
