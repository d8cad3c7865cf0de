/**
 * Details of a test that visits pages or components for breadth and plays no story: `npm test` leaves
 * it to `npm run sweep`, as it does with the folder of variants.
 */
export const SWEEP = { tag: '@sweep' }

/** Matches the tests of the sweep by their tag or folder. */
export const IN_SWEEP = new RegExp(`${SWEEP.tag}|\\bvariants/`)
