/** Where no frame comes, as in a tab in the background, what is new is drawn after so many milliseconds all the same. */
const NO_FRAME = 120;

/** Does something with the next frame, once; what it returns calls that off. */
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
