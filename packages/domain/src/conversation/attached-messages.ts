/** Own messages that a statement in a case may attach. */
export const MAX_ATTACHED_MESSAGES = 20
/** The copies are deleted this long after the decision of the case. */
export const ATTACHED_KEPT_DAYS = 180
