/** The audiences of "How it works", in the order of the tabs. */
export const AUDIENCES = ['hosts', 'guests', 'operators'] as const
export type Audience = (typeof AUDIENCES)[number]
