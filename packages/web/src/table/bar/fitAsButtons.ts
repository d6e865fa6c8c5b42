/** How long a label may be so that it stands on a button, by how many buttons stand in the row. */
const LONGEST = { phone: [64, 36, 20], wide: [72, 48, 36, 26] } as const;

/** Whether options can stand as buttons in the bar, beside so many others; else they are listed. */
export function fitAsButtons(labels: readonly string[], others: number, screen: keyof typeof LONGEST): boolean {
  const count = labels.length + others;
  const longest = LONGEST[screen][Math.max(0, count - 1)];
  return labels.length > 0 && longest !== undefined && labels.every((label) => label.length <= longest);
}
