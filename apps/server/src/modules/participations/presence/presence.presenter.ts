import type { z } from 'zod'
import type { ViewerPresence } from '@tomogolf/contract/participations.schemas'
import { markPresentFrom } from '@tomogolf/domain/attendance/presence'
import type { Settings } from '@tomogolf/domain/settings'
import { iso, type Instant } from '@tomogolf/domain/time'
import type { Participation } from '../participations.repository.ts'
import type { PresenceFacts } from './presence.read.ts'

/** What host or guest may state about presence, and until when. */
export function presentPresence(
  { review, ownAnswer, hasReported, location }: PresenceFacts,
  about: {
    teeTime: Instant
    isHost: boolean
    participation: Participation | undefined
    settings: Settings
    now: Instant
  },
): z.input<typeof ViewerPresence> {
  const { isHost, participation, now } = about
  const inTime = (until: Instant | null) => until === null || now <= until
  const isAsked = review?.status === 'asked' && inTime(review.answerUntil)
  const isConcerned = isHost || participation?.status === 'unverified'
  return {
    review: review && (isHost || participation) ? reviewState(review.status) : null,
    answerUntil: review?.answerUntil ? iso(review.answerUntil) : null,
    canAnswer: isAsked && isConcerned && ownAnswer === undefined,
    ownAnswer: ownAnswer ?? null,
    canStateAsHost: isHost && review?.status === 'reported' && inTime(review.answerUntil),
    canObject:
      participation?.status === 'arrived' &&
      participation.statementUntil !== null &&
      now <= participation.statementUntil,
    hasReported,
    location: location ?? null,
    markFrom: isHost
      ? iso(markPresentFrom(about.teeTime, about.settings.mark_present_hours))
      : null,
  }
}
const reviewState = (status: string): 'reported' | 'stated' | 'asked' | null =>
  status === 'reported' || status === 'stated' || status === 'asked' ? status : null
