import { createHash } from 'node:crypto';
import { hashOf, sha256, sha256Words } from '@tessera/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

function reference(text: string): string {
  return createHash('sha256')
    .update(Buffer.from(new TextEncoder().encode(text)))
    .digest('hex');
}

describe('sha256', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('gives the published digest (%#)', (text, digest) => {
    expect(sha256(text)).toBe(digest);
  });

  test('agrees with another implementation at every length around the borders of blocks', () => {
    for (let length = 0; length <= 260; length++) {
      const text = 'x'.repeat(length);
      expect(sha256(text)).toBe(reference(text));
    }
  });

  test('agrees with another implementation for any text, unpaired surrogates included', () => {
    const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));
    const surrogate = fc.integer({ min: 0xd800, max: 0xdfff }).map((code) => String.fromCharCode(code));
    const text = fc.array(fc.oneof(unit, surrogate, fc.string({ unit: 'grapheme' })), { maxLength: 90 });
    fc.assert(
      fc.property(text, (units) => {
        expect(sha256(units.join(''))).toBe(reference(units.join('')));
      }),
      { numRuns: 1000 },
    );
  });

  test('reads a surrogate before the end of the text as unpaired', () => {
    for (const text of ['\ud83d', 'a\ud83d', '\ude00\ud83d', '\ud83d\ud83d\ude00\ude00']) {
      expect(sha256(text)).toBe(reference(text));
    }
  });
});

test('sha256Words gives the same digest as eight words', () => {
  expect([...sha256Words('abc')].map((word) => word.toString(16).padStart(8, '0')).join('')).toBe(sha256('abc'));
});

test('hashOf does not depend on the order of keys', () => {
  expect(hashOf({ a: 1, b: [2] })).toBe(hashOf({ b: [2], a: 1 }));
  expect(hashOf({ a: 1, b: [2] })).toBe(reference('{"a":1,"b":[2]}'));
});
