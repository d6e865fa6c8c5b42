/** The longest label that fits on a button, by the number of buttons in the row. */
const LONGEST = { phone: [64, 36, 20], wide: [72, 48, 36, 26] } as const;

/** Whether options fit as buttons in the bar, beside a number of others; else they are listed. */
export function fitAsButtons(labels: readonly string[], others: number, screen: keyof typeof LONGEST): boolean {
  const count = labels.length + others;
  const longest = LONGEST[screen][Math.max(0, count - 1)];
  return labels.length > 0 && longest !== undefined && labels.every((label) => label.length <= longest);
}
