import { japanDate } from '@tomogolf/domain/time'
import { formatClock, formatDateTime } from '@tomogolf/format/dates'
import type { Language } from '@tomogolf/phrases/languages'
import type { GameDetail, Participation } from '../../queries/games.ts'

/**
 * The steps of a hold in order: what happens, when, and whether it has happened. For a visitor they
 * come from the preview, for a guest from the agreedTerms terms.
 */
export type TimelineStep =
  | { step: 'agreed'; at: string | null; done: boolean; held: boolean }
  /** `until`: the bank releases the hold after this time. */
  | { step: 'held'; at: string | null; until: string | null; done: boolean }
  | { step: 'scheduled'; at: string }
  | { step: 'free'; until: string }
  | { step: 'undo'; minutes: number }
  | { step: 'lateOnly' }
  | { step: 'checkIn'; from: string; until: string; done: boolean }
  | { step: 'absent' }

type PreviewedGame = Pick<GameDetail, 'joinPreview' | 'checkIn'>

/** For a visitor: the steps of a join at this moment. */
export function previewSteps({ joinPreview, checkIn }: PreviewedGame): TimelineStep[] {
  return [
    ...(joinPreview.placement === 'scheduled' && joinPreview.placeAt
      ? [
          { step: 'agreed' as const, at: null, done: false, held: false },
          { step: 'scheduled' as const, at: joinPreview.placeAt },
        ]
      : [{ step: 'held' as const, at: null, until: null, done: false }]),
    leavingStep(joinPreview),
    { step: 'checkIn', from: checkIn.opens, until: checkIn.closes, done: false },
    { step: 'absent' },
  ]
}

const leavingStep = ({
  insideWindow,
  undoMinutes,
  freeUntil,
}: GameDetail['joinPreview']): TimelineStep => {
  if (!insideWindow) return { step: 'free', until: freeUntil }
  return undoMinutes === null ? { step: 'lateOnly' } : { step: 'undo', minutes: undoMinutes }
}

/** For a guest: the steps that have happened and those still ahead at `now` (ISO). */
export function participationSteps(
  { status, joinedAt, hold, terms }: Participation,
  checkIn: GameDetail['checkIn'],
  now: string,
): TimelineStep[] {
  const held = hold?.authorisedAt ?? null
  return [
    { step: 'agreed', at: joinedAt, done: true, held: held !== null },
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
    ...(status === 'confirmed'
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
      done: status === 'checked_in',
    },
    ...(status === 'confirmed' ? [{ step: 'absent' as const }] : []),
  ]
}

/** The payment service has not responded yet: the page polls every few seconds. */
export const isSettling = (status: string | undefined): boolean =>
  ['placing', 'unknown', 'capturing', 'releasing', 'charging'].includes(status ?? '')

/** Both ends of a window; the day once when it ends on the day on which it begins. */
export function windowTexts(
  { from, until }: { from: string; until: string },
  language: Language,
): { from: string; until: string } {
  const [start, end] = [Date.parse(from), Date.parse(until)]
  const isOneDay = japanDate(start) === japanDate(end)
  return {
    from: formatDateTime(start, language),
    until: isOneDay ? formatClock(end, language) : formatDateTime(end, language),
  }
}
