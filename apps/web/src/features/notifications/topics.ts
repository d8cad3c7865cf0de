import type { PushTopic } from '@tomogolf/contract/notifications.schemas'

/** The topics in display order. */
export const TOPIC_GROUPS = [
  ['games', ['joined', 'left', 'cancelled', 'changed', 'reminder', 'question', 'wish', 'message']],
  ['day', ['check_in', 'missing']],
  ['account', ['hold', 'payout', 'strike', 'rating', 'request']],
] as const satisfies readonly (readonly [string, readonly PushTopic[]])[]
