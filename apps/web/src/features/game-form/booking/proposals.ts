import type { Confirmation } from '@tomogolf/domain/booking/confirmation/parse-confirmation'
import { defaultDecideAtOf } from '@tomogolf/domain/go-no-go'
import { MAX_SLOTS } from '@tomogolf/domain/game'
import { fromMajor, money, toMajor } from '@tomogolf/domain/money'
import type { Instant } from '@tomogolf/domain/time'
import { formatDateTime, formatDay } from '@tomogolf/format/dates'
import { formatMoney } from '@tomogolf/format/money'
import { courseNameIn } from '@tomogolf/format/course-names'
import { placeInOwnScript } from '@tomogolf/format/game-place'
import type { Language } from '@tomogolf/phrases/languages'
import type { Translate } from '@tomogolf/phrases/translator'
import { chargeText } from '../../../components/booking-text.ts'
import type { CourseSuggestion } from '../../../queries/courses.ts'
import { courseFields, NO_COURSE } from '../chosen-course.ts'
import { decisionFields } from '../decision/decision-fields.ts'
import type { GameDraft } from '../game-draft.ts'
import { teeTimeOf } from '../tee-time.ts'
import { EMPTY_BOOKING, momentOf, type BookingDraft } from './booking-draft.ts'

export type ProposalName = Exclude<keyof Confirmation, 'via'>
/** A value for the form, which a person accepts or leaves. */
export type Proposal = {
  readonly name: ProposalName
  readonly label: string
  readonly text: string
  readonly note?: string | undefined
  /** False: it is not accepted until a person has looked at it. */
  readonly sure: boolean
  readonly game?: Partial<GameDraft>
  readonly booking?: Partial<BookingDraft>
}
export type ProposalContext = {
  readonly t: Translate
  readonly language: Language
  /** The listed course that has the name of the confirmation. */
  readonly course: CourseSuggestion | null
  /** Yen for a dollar; null: prices in yen are not converted. */
  readonly yenPerDollar: number | null
}

/** What a confirmation proposes for the form, in the form's order. */
export function proposalsOf(found: Confirmation, context: ProposalContext): Proposal[] {
  const { t, language } = context
  const time = (text: string) => {
    const at = momentOf(text.slice(0, 16))
    return at === null ? text : formatDateTime(at, language)
  }
  const form = (text: string) => text.slice(0, 16).replace(' ', 'T')
  const { course, date, players, reference, freeUntil, namesDue, schedule } = found
  const rows: (Proposal | false | undefined)[] = [
    course && courseProposal(course, context),
    date && {
      name: 'date',
      label: t('booking.paste.date'),
      text: formatDay(date.value, language, { year: true }),
      sure: date.sure,
      game: { date: date.value },
    },
    found.time && {
      name: 'time',
      label: t('booking.paste.time'),
      text: found.time.value,
      sure: found.time.sure,
      game: { time: found.time.value },
    },
    players && {
      name: 'players',
      label: t('booking.players'),
      text: t('booking.players.count', { count: players.value }),
      sure: players.sure,
      game: { slots: Math.min(MAX_SLOTS, Math.max(1, players.value - 1)) },
      booking: { bookedPlayers: players.value },
    },
    found.price && priceProposal(found.price, players?.value, context),
    reference && {
      name: 'reference',
      label: t('booking.reference'),
      text: reference.value,
      sure: reference.sure,
      booking: { reference: reference.value },
    },
    freeUntil && {
      name: 'freeUntil',
      label: t('booking.free'),
      text: time(freeUntil.value),
      sure: freeUntil.sure,
      booking: { freeChangesUntil: form(freeUntil.value) },
    },
    namesDue && {
      name: 'namesDue',
      label: t('booking.names'),
      text: time(namesDue.value),
      sure: namesDue.sure,
      booking: { namesDueAt: form(namesDue.value) },
    },
    schedule && {
      name: 'schedule',
      label: t('booking.schedule'),
      text: schedule.value.map((row) => chargeText(row, t, language)).join(' → '),
      sure: schedule.sure,
      booking: { schedule: [...schedule.value] },
    },
  ]
  return rows.filter((row): row is Proposal => Boolean(row))
}

function courseProposal(
  { value, sure }: NonNullable<Confirmation['course']>,
  { t, language, course }: ProposalContext,
): Proposal {
  const row = { name: 'course', label: t('booking.paste.course') } as const
  if (!course)
    return {
      ...row,
      text: value,
      note: t('booking.paste.unlisted'),
      sure: false,
      game: { ...NO_COURSE, courseName: value },
    }
  return {
    ...row,
    text: courseNameIn(
      { courseName: course.name, courseNameJa: course.nameJa, courseNameKo: course.nameKo },
      language,
    ),
    note: placeInOwnScript(course, language) ?? course.address,
    sure: sure && course.nameJa === value,
    game: courseFields(course),
  }
}

/** New games are priced in dollars: a price in yen is converted, and always to be checked. */
function priceProposal(
  { value: { yen, per } }: NonNullable<Confirmation['price']>,
  players: number | undefined,
  { t, language, yenPerDollar }: ProposalContext,
): Proposal {
  const row = {
    name: 'price',
    label: t('booking.paste.price'),
    text: t(`booking.paste.price.${per}`, { amount: formatMoney(money(yen, 'JPY'), language) }),
    sure: false,
  } as const
  const each = per === 'player' ? yen : players === undefined ? null : yen / players
  if (yenPerDollar === null || each === null)
    return { ...row, note: t('booking.paste.price.noRate') }
  const price = fromMajor(Math.max(1, each / yenPerDollar), 'USD')
  return {
    ...row,
    note: t('booking.paste.price.converted', { amount: formatMoney(price, language) }),
    game: { price: String(toMajor(price)) },
  }
}

/**
 * The form with the chosen proposals. The time of the decision follows the deadline for free
 * changes.
 */
export function applyProposals(
  draft: GameDraft,
  via: Confirmation['via'],
  chosen: readonly Proposal[],
  now: Instant,
): Partial<GameDraft> {
  const booking = chosen.reduce<BookingDraft>(
    (all, { booking: part }) => ({ ...all, ...part }),
    draft.booking ?? EMPTY_BOOKING,
  )
  const fields = chosen.reduce<Partial<GameDraft>>((all, { game }) => ({ ...all, ...game }), {})
  const changed = { ...fields, booking: { ...booking, via: via ?? booking.via } }
  return { ...changed, ...decisionAfter({ ...draft, ...changed }, now) }
}

/** The fields of the default decision for the draft's booking. */
export function decisionAfter(
  draft: GameDraft,
  now: Instant,
): Pick<GameDraft, 'decideDays' | 'decideTime'> | undefined {
  const teeTime = teeTimeOf(draft)
  const freeChangesUntil = draft.booking && momentOf(draft.booking.freeChangesUntil)
  return teeTime !== undefined && freeChangesUntil
    ? decisionFields(defaultDecideAtOf({ teeTime, freeChangesUntil }, now), teeTime)
    : undefined
}
