/** Whom "How it works" speaks to, in the order of its tabs. */
export const AUDIENCES = ['hosts', 'guests', 'operators'] as const
export type Audience = (typeof AUDIENCES)[number]
