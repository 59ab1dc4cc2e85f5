/** The round constants of FIPS 180-4. */
const K = Int32Array.of(
  ...[0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5],
  ...[0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174],
  ...[0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da],
  ...[0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967],
  ...[0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85],
  ...[0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070],
  ...[0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3],
  ...[0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2],
)

const START = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19]

/** The eight words of a SHA-256 digest, each an unsigned 32-bit integer. */
export type Digest = [number, number, number, number, number, number, number, number]

const schedule = new Int32Array(64)

/** Returns the SHA-256 digest (FIPS 180-4) of a message given as big-endian 32-bit words. */
export function sha256(words: readonly number[]): Digest {
  const hash = Int32Array.from(START)
  const bits = words.length * 32
  // Padding: the message, a 1 bit, zeros and the message's length in bits (64 bits), in blocks of sixteen words.
  const blocks = (words.length + 3 + 15) >> 4
  for (let block = 0; block < blocks; block++) {
    for (let i = 0; i < 16; i++) {
      const at = block * 16 + i
      schedule[i] = at < words.length ? words[at]! : at === words.length ? 0x8000_0000 : 0
    }
    if (block === blocks - 1) {
      schedule[14] = Math.floor(bits / 0x1_0000_0000)
      schedule[15] = bits
    }
    compress(hash)
  }
  return Array.from(hash, word => word >>> 0) as Digest // START has eight words
}

/** Adds one block, the first sixteen words of the schedule, to the hash. */
function compress(hash: Int32Array): void {
  for (let i = 16; i < 64; i++) {
    const early = schedule[i - 15]!
    const late = schedule[i - 2]!
    const s0 = rotateRight(early, 7) ^ rotateRight(early, 18) ^ (early >>> 3)
    const s1 = rotateRight(late, 17) ^ rotateRight(late, 19) ^ (late >>> 10)
    schedule[i] = schedule[i - 16]! + s0 + schedule[i - 7]! + s1
  }
  let a = hash[0]!
  let b = hash[1]!
  let c = hash[2]!
  let d = hash[3]!
  let e = hash[4]!
  let f = hash[5]!
  let g = hash[6]!
  let h = hash[7]!
  for (let i = 0; i < 64; i++) {
    const s1 = rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25)
    const one = (h + s1 + ((e & f) ^ (~e & g)) + K[i]! + schedule[i]!) | 0
    const s0 = rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22)
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) hash[i]! += word
}

const rotateRight = (word: number, by: number): number => (word >>> by) | (word << (32 - by))
