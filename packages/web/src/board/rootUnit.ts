/** The page's root unit (1rem) in pixels. */
export function rootUnit(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
