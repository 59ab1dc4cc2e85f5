import type { GeneralSign } from '../../../screen/kit/hex-map/drawings.ts'

/**
 * Drawings of terrain, places and pieces on the islands, centered on their hex. In addition to the common classes, `w`
 * and `v` draw walls and `r` the rift.
 */
export const DRAWINGS = {
  grass:
    '<path class="t" d="M-6 4-8.5.5M-6 4V-1M-6 4-3.5.5M3-2 .5-5.5M3-2V-7M3-2 5.5-5.5M5 9 2.5 5.5M5 9V4M5 9 7.5 5.5"/>',
  grass2:
    '<path class="t" d="M-3-2-5.5-5.5M-3-2V-7M-3-2-.5-5.5M6 4 3.5.5M6 4V-1M6 4 8.5.5M-5 9-7.5 5.5M-5 9V4M-5 9-2.5 5.5"/>',
  woods: '<path d="M-9 3-5-6-1 3H-4V5H-6V3ZM1 2 5-7 9 2H6V4H4V2ZM-4 8 0-1 4 8H1V10H-1V8Z"/>',
  woods2: '<path d="M-5-1-1-10 3-1H0V1H-2V-1ZM-10 6-6-3-2 6H-5V8H-7V6ZM1 7 5-2 9 7H6V9H4V7Z"/>',
  mountains:
    '<path d="M-11 7-4-5-1 0 4-8 11 7Z"/><path class="p" d="M4-8 7.3-1 5-2.5 3.5-.5 2-3.2ZM-4-5-1.8-1.3-4-2-5.2-.5-6-1.6Z"/>',
  mountains2:
    '<path d="M-11 7-3-9 2-1 5-5 11 7Z"/><path class="p" d="M-3-9 0-4.2-1.8-2.6-3.2-4-5-2.2-6.2-2.6ZM5-5 7.2-.6 5.4-1.4 4-.4 3-2.4Z"/>',
  town: '<path d="M-10 8V0L-5.5-5-1 0V8ZM0 8V-4L4.5-9 9-4V8Z"/><path class="p" d="M-6.8 8V4H-4.2V8ZM3.2-3H5.8V0H3.2ZM3.2 3H5.8V8H3.2ZM-6.8-1H-4.2V1.5H-6.8Z"/>',
  dwelling:
    '<path d="M-3 9V5C-7 5-10 3-9.5-.5-11-4-7-8-4-7-2-10.5 4-10.5 5-7 9-7 11-3 9 0 10 3 7 5 3 5V9Z"/><path class="p" d="M-2.2 9V3C-2.2-.5 2.2-.5 2.2 3V9Z"/>',
  abbey:
    '<path d="M-10 9V1L-6-3-1 1V9ZM-1 9V-4L3-8 7-4V9ZM2.3-14H3.7V-12.2H5.5V-10.8H3.7V-7H2.3V-10.8H.5V-12.2H2.3Z"/><path class="p" d="M1.5 9V5C1.5 2.5 4.5 2.5 4.5 5V9ZM-7 9V5.5C-7 4-5 4-5 5.5V9ZM2-3.5H4V-.5H2Z"/>',
  tower:
    '<path d="M-5 10-4-4H-6V-11H-3.5V-8.5H-1.3V-11H1.3V-8.5H3.5V-11H6V-4H4L5 10Z"/><path class="p" d="M-1.7 10V6C-1.7 3.8 1.7 3.8 1.7 6V10ZM-.8-2.5H.8V1.5H-.8Z"/>',
  cottage:
    '<path d="M-10 0 0-8 3-5.6V-9H5.5V-3.6L10 0H7.5V8H-7.5V0Z"/><path class="p" d="M-1.5 8V3C-1.5 1 2 1 2 3V8ZM-5.8 1.5H-3.2V4H-5.8Z"/>',
  lair: '<path d="M-11 9C-10 1-8-2-5.5-3L-4-8-1-6 2-9 4-5 7-4C9-1 10 4 11 9Z"/><path class="n" d="M-5 9C-5 2-2.5-.5 0-.5S5 2 5 9L3 6 1.5 9-.2 6.5-2 9-3.4 6Z"/>',
  hollow:
    '<path d="M0-8A10 7.5 0 1 0 .01-8ZM0-4.5A6.5 4.2 0 1 1-.01-4.5Z" fill-rule="evenodd"/><path d="M0-1.5A3 1.8 0 1 0 .01-1.5Z"/>',
  star: '<path d="M0-11 2-3.6 7.8-7.8 3.6-2 11 0 3.6 2 7.8 7.8 2 3.6 0 11-2 3.6-7.8 7.8-3.6 2-11 0-3.6-2-7.8-7.8-2-3.6Z"/>',
  henge: '<path d="M-9-8 9-9V-5L-9-4ZM-8-3H-4V8H-8.5ZM4-3.5H8L8.5 8H4Z"/><path d="M-1.5 8-1 2C-.5.5.5.5 1 2L1.5 8Z"/>',
  stone: '<path d="M-6 9-5-5C-4-9.5 3-10.5 4.5-6L6 9Z"/>',
  veil: '<path d="M-4-4C-4-10 5-10 5-4 5 0 1 0 1 4H-1.5C-1.5-1 2-1 2-4 2-6.5-1.5-6.5-1.5-4ZM-1.5 6H1V8.5H-1.5Z"/>',
  hat: '<path class="o" d="M-11 8C-10 5-7 4-5 4L-1.5-10.5C-1-12 1-12 1.5-10.5L5 4C7 4 10 5 11 8 4 10.5-4 10.5-11 8Z"/>',
  boat: '<path class="o" d="M-10 3H10L6.5 9H-6.5ZM-.5 1V-10L8 1ZM-2.5 1V-7L-8 1Z"/>',
  demon:
    '<path class="o" d="M-8-10C-3-8-2-6 0-6S3-8 8-10C9-6 8-3 6-1.5 7.5 4 4 9 0 9.5-4 9-7.5 4-6-1.5-8-3-9-6-8-10Z"/><path class="n" d="M-4.5-.5-1 1.3C-2.2 3-4.3 2.2-4.5-.5ZM4.5-.5 1 1.3C2.2 3 4.3 2.2 4.5-.5ZM-2.5 5.2H2.5L1.3 6.7H-1.3Z"/>',
  dragon:
    '<path class="o" d="M0-12 2-9 1.5-5.5C4-10 9-12 15-11 12.5-9 12-6 12.5-3 10-4.5 8.5-3.5 8 0 6-2 4-1.5 2.5 1L2 5C2 8 5 9 8 7.5 7 12-1 12.5-2 6L-2.5 1C-4-1.5-6-2-8 0-8.5-3.5-10-4.5-12.5-3-12-6-12.5-9-15-11-9-12-4-10-1.5-5.5L-2-9Z"/>',
  wall: '<path class="w" d="M-9 4 0-4 9 4"/><path class="v" d="M-9 4 0-4 9 4"/>',
  rift: '<path class="r" d="M-10 3-6 0-4 4 0-3 3 3 6-2 10 1"/>',
} as const satisfies Record<string, string>

/** The drawings of open ground, as opposed to places. */
export const GROWTH = [
  'grass',
  'grass2',
  'woods',
  'woods2',
  'mountains',
  'mountains2',
] as const satisfies (keyof typeof DRAWINGS)[]

/** The name of a drawing. */
export type MapSign = keyof typeof DRAWINGS | GeneralSign
