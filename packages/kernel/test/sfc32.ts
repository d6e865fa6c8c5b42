/** Sfc32 once more, on exact integers. */
export function referenceWords(seed: readonly number[], count: number): number[] {
  const mask = 0xffffffffn;
  let [a, b, c, d] = seed.map((word) => BigInt(word) & mask) as [bigint, bigint, bigint, bigint];
  const words: number[] = [];
  for (let i = 0; i < count; i++) {
    const word = (a + b + d) & mask;
    d = (d + 1n) & mask;
    a = b ^ (b >> 9n);
    b = (c + (c << 3n)) & mask;
    c = ((((c << 21n) | (c >> 11n)) & mask) + word) & mask;
    words.push(Number(word));
  }
  return words;
}
