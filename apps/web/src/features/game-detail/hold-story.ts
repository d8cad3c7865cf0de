import type { GameDetail, Participation } from '../../queries/games.ts'

/**
 * What happens to the money of a place, in order, as facts: which step, when, and whether it has happened. The page puts it into
 * words. From the preview for somebody who may join, from the frozen terms for somebody who has.
 */
export type Step =
  | { step: 'agreed'; at: string | null; done: boolean; held: boolean }
  /** `until`: the bank keeps it no longer than that. */
  | { step: 'held'; at: string | null; until: string | null; done: boolean }
  | { step: 'scheduled'; at: string }
  | { step: 'free'; until: string }
  | { step: 'lateOnly' }
  | { step: 'checkIn'; from: string; until: string; done: boolean }
  | { step: 'absent' }

type Seen = Pick<GameDetail, 'joinPreview' | 'checkIn'>

/** For somebody who has not joined: what would happen now. */
export function storyOfPreview({ joinPreview: p, checkIn }: Seen): Step[] {
  return [
    ...(p.placement === 'scheduled' && p.placeAt
      ? [
          { step: 'agreed' as const, at: null, done: false, held: false },
          { step: 'scheduled' as const, at: p.placeAt },
        ]
      : [{ step: 'held' as const, at: null, until: null, done: false }]),
    p.insideWindow ? { step: 'lateOnly' } : { step: 'free', until: p.freeUntil },
    { step: 'checkIn', from: checkIn.opens, until: checkIn.closes, done: false },
    { step: 'absent' },
  ]
}

/** For a guest: what was agreed, what has happened of it, and what is still to come at `now` (ISO). */
export function storyOfPlace(
  p: Participation,
  checkIn: GameDetail['checkIn'],
  now: string,
): Step[] {
  const { hold, terms } = p
  const held = hold?.authorisedAt ?? null
  return [
    { step: 'agreed', at: p.joinedAt, done: true, held: held !== null },
    ...(held
      ? [
          {
            step: 'held' as const,
            at: held,
            until: hold?.status === 'authorised' ? hold.captureBefore : null,
            done: true,
          },
        ]
      : []),
    ...(hold?.status === 'scheduled' && hold.placeAt
      ? [{ step: 'scheduled' as const, at: hold.placeAt }]
      : []),
    ...(p.status === 'confirmed'
      ? [
          now <= terms.freeUntil
            ? { step: 'free' as const, until: terms.freeUntil }
            : { step: 'lateOnly' as const },
        ]
      : []),
    {
      step: 'checkIn',
      from: checkIn.opens,
      until: checkIn.closes,
      done: p.status === 'checked_in',
    },
    ...(p.status === 'confirmed' ? [{ step: 'absent' as const }] : []),
  ]
}

/** States in which the payment service has not answered yet: the page asks again every few seconds. */
export const isMoving = (status: string | undefined): boolean =>
  ['placing', 'unknown', 'capturing', 'releasing', 'charging'].includes(status ?? '')
