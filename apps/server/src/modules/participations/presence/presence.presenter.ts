import type { z } from 'zod'
import type { ViewerPresence } from '@tomogolf/contract/participations.schemas'
import { markPresentFrom } from '@tomogolf/domain/attendance/presence'
import type { Settings } from '@tomogolf/domain/settings'
import { iso, type Instant } from '@tomogolf/domain/time'
import { canState } from '../companions/own-statement.policy.ts'
import type { Participation } from '../participations.repository.ts'
import type { PresenceFacts } from './presence.read.ts'

/** What host or guest may state about presence, and until when. */
export function presentPresence(
  { review, ownAnswer, hasReported, location }: PresenceFacts,
  about: {
    teeTime: Instant
    isHost: boolean
    /** The viewer's own seat and those of the companions. */
    party: readonly Participation[]
    settings: Settings
    now: Instant
  },
): z.input<typeof ViewerPresence> {
  const { isHost, party, now } = about
  const inTime = (until: Instant | null) => until === null || now <= until
  const isAsked = review?.status === 'asked' && inTime(review.answerUntil)
  const isConcerned = isHost || party.some(({ status }) => status === 'unverified')
  return {
    review: review && (isHost || party.length > 0) ? reviewState(review.status) : null,
    answerUntil: review?.answerUntil ? iso(review.answerUntil) : null,
    canAnswer: isAsked && isConcerned && ownAnswer === undefined,
    ownAnswer: ownAnswer ?? null,
    canStateAsHost: isHost && review?.status === 'reported' && inTime(review.answerUntil),
    canObject: party.some((seat) => canState(seat, 'arrived', now)),
    hasReported,
    location: location ?? null,
    markFrom: isHost
      ? iso(markPresentFrom(about.teeTime, about.settings.mark_present_hours))
      : null,
  }
}
const reviewState = (status: string): 'reported' | 'stated' | 'asked' | null =>
  status === 'reported' || status === 'stated' || status === 'asked' ? status : null
