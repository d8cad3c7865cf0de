/**
 * Details of a test that visits pages or components for breadth and plays no story: `npm test` leaves
 * it to `npm run sweep`, as it does with the folder of variants.
 */
export const SWEEP = { tag: '@sweep' }

/** Stories beside the way from a link to the played round, which `npm test` keeps. */
const SIDE_STORIES = [
  'accounts',
  'after-round',
  'at-the-course',
  'conversation',
  'course-booking',
  'details',
  'game-card',
  'fair-exits',
  'go-no-go',
  'guards',
  'hosting',
  'joined-games',
  'money',
  'issuers',
  'names',
  'offline',
  'reports',
  'requests',
  'safety',
  'signing-in',
  'step-up',
  'surroundings',
  'taps',
  'translation',
  'trust',
  'waiting-list',
  'wishes',
]

/** Matches the tests of the sweep by their tag, folder or file. */
export const IN_SWEEP = new RegExp(
  `${SWEEP.tag}|\\bvariants/|\\badmin/|\\b(?:journeys|public)/(?:${SIDE_STORIES.join('|')})\\.spec`,
)
