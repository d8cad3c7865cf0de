import type { MessageGame } from './params.ts'

/** `rule`: what was broken. `reason`: in an operator's words. */
type Decided = {
  kind: 'message' | 'question' | 'answer' | 'person'
  outcome: 'dismissed' | 'removed' | 'warned' | 'strike' | 'suspended'
  removed: boolean
  rule: 'harassment' | 'hate' | 'sexual' | 'threat' | 'scam' | 'false_identity' | 'other'
  reason: string
  /** Null: a report about a person. */
  game: MessageGame | null
}
/** Decisions about reported people and texts. */
export type ModerationMessages = {
  /** To everybody who reported it. */
  report_decided: Decided
  /** To the reported person, when something follows. It does not say who reported. */
  conduct_decided: Decided
}
