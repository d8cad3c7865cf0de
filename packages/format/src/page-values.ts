import { GAME_LENGTH, HOST_ARRIVES_BEFORE, MAX_SLOTS, SAME_PLAYER_GAP } from '@tomogolf/domain/game'
import { AUTHENTICATION_TIME } from '@tomogolf/domain/hold-plan'
import { fromMajor } from '@tomogolf/domain/money'
import { baseFee, EXAMPLE_GREEN_FEE, priceParticipation } from '@tomogolf/domain/pricing'
import { MINIMUM_AGE } from '@tomogolf/domain/profile'
import type { PageSettings } from '@tomogolf/domain/settings'
import { MIN_RELIABILITY_ROUNDS, RELIABILITY_MONTHS } from '@tomogolf/domain/attendance/reliability'
import { consequenceOfStrikes } from '@tomogolf/domain/standing'
import { SUPPORT_HOURS } from '@tomogolf/domain/support'
import { DAY, HOUR, MINUTE } from '@tomogolf/domain/time'
import { ALERT_AT_ONCE, UNCONFIRMED_KEPT, WISH_KEPT } from '@tomogolf/domain/wishes/wish-matching'
import type { Language } from '@tomogolf/phrases/languages'
import type { Translate } from '@tomogolf/phrases/translator'
import { formatMoney } from './money.ts'

const EXAMPLE_YEN = fromMajor(20_000, 'JPY')

const months = (strikes: number) => {
  const consequence = consequenceOfStrikes(strikes)
  return consequence.kind === 'suspension' ? consequence.months : 0
}

/**
 * Every number that a text may contain, formatted in the page's language, from the current settings
 * and rules.
 */
export function pageValues(settings: PageSettings, language: Language, t: Translate) {
  const hours = (count: number) => t('info.hours', { count })
  /** Whole days are easier to read than 96 hours. */
  const span = (count: number) =>
    count > 0 && count % 24 === 0 ? t('info.days', { count: count / 24 }) : hours(count)
  const usd = formatMoney(baseFee('USD', settings), language)
  const jpy = formatMoney(baseFee('JPY', settings), language)
  const percent = settings.platform_fee_percent
  const dollars = priceParticipation(EXAMPLE_GREEN_FEE, settings)
  const yen = priceParticipation(EXAMPLE_YEN, settings)
  return {
    departure: hours(settings.departure_restriction_hours),
    joinDeadline: hours(settings.join_deadline_hours),
    hostLead: hours(settings.host_lead_hours),
    checkIn: hours(settings.check_in_window_hours),
    qrExpiry: hours(settings.qr_expiry_hours),
    holdLead: span(settings.hold_lead_hours),
    holdGrace: hours(settings.hold_retry_grace_hours),
    statement: hours(settings.no_show_statement_hours),
    evidence: hours(settings.presence_evidence_hours),
    markFrom: hours(settings.mark_present_hours),
    smallMove: t('info.minutes', { count: settings.small_move_minutes }),
    changeNotice: hours(settings.change_notice_hours),
    namesVisible: t('info.days', { count: settings.names_visible_days }),
    messagesOpen: t('info.days', { count: settings.messages_open_days }),
    messagesKept: t('info.days', { count: settings.messages_kept_days }),
    evidenceDays: t('info.days', { count: settings.booking_evidence_days }),
    namesReminder: span(settings.names_reminder_hours),
    alertSoon: hours(ALERT_AT_ONCE / HOUR),
    alertKept: t('info.days', { count: WISH_KEPT / DAY }),
    alertUnconfirmed: t('info.days', { count: UNCONFIRMED_KEPT / DAY }),
    answerHours: hours(settings.approval_answer_hours),
    waitingAutomatic: hours(settings.waiting_automatic_hours),
    waitingOffer: t('info.minutes', { count: settings.waiting_offer_minutes }),
    waitingShort: hours(settings.waiting_short_offer_hours),
    waitingShortOffer: t('info.minutes', { count: settings.waiting_short_offer_minutes }),
    substituteUntil: t('info.minutes', { count: settings.substitute_until_minutes }),
    undo: t('info.minutes', { count: settings.undo_minutes }),
    undoBefore: hours(settings.undo_before_hours),
    gameLength: hours(GAME_LENGTH / HOUR),
    gameGap: hours(SAME_PLAYER_GAP / HOUR),
    hostEarly: t('info.minutes', { count: HOST_ARRIVES_BEFORE / MINUTE }),
    bankTime: t('info.minutes', { count: AUTHENTICATION_TIME / MINUTE }),
    answerGeneral: hours(SUPPORT_HOURS.general),
    answerPayment: hours(SUPPORT_HOURS.payment),
    answerGameDay: hours(SUPPORT_HOURS.gameDay),
    answerRequest: hours(SUPPORT_HOURS.request),
    feeRule:
      percent > 0 ? t('info.fee.higher', { usd, jpy, percent }) : t('info.fee.base', { usd, jpy }),
    feeBase: t('info.fee.base', { usd, jpy }),
    price: formatMoney(dollars.price, language),
    fee: formatMoney(dollars.fee, language),
    hold: formatMoney(dollars.hold, language),
    yenPrice: formatMoney(yen.price, language),
    yenFee: formatMoney(yen.fee, language),
    yenHold: formatMoney(yen.hold, language),
    suspension: t('info.months', { count: months(2) }),
    longSuspension: t('info.months', { count: months(3) }),
    reliabilityMonths: String(RELIABILITY_MONTHS),
    reliabilityRounds: String(MIN_RELIABILITY_ROUNDS),
    maxLanguages: String(settings.max_languages),
    maxGuests: String(MAX_SLOTS),
    minAge: String(MINIMUM_AGE),
    courses: t('info.courses'),
  }
}
export type PageValues = ReturnType<typeof pageValues>
