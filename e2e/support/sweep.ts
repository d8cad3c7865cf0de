/**
 * Details of a test that visits pages or components for breadth and plays no story: `npm test` leaves
 * it to `npm run sweep`.
 */
export const SWEEP = { tag: '@sweep' }
