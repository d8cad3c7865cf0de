import { HOUR, MINUTE } from '@tomogolf/domain/time'
import {
  LANGUAGES,
  loadTranslator,
  tDynamic,
  type Language,
  type DynamicTranslate,
} from '@tomogolf/phrases'
import type { Hold, Participation } from './hold-summary.ts'
import type { MyGame } from '../../queries/my-games.ts'
import { rowState } from './row-state.ts'
import { badgeText, moneyText } from './row-text.ts'

export const TEE = Date.parse('2026-11-28T07:42:00+09:00')
export const WEEK_BEFORE = TEE - 7 * 24 * HOUR,
  DAY_BEFORE = TEE - 24 * HOUR,
  ON_THE_DAY = TEE - 84 * MINUTE,
  AFTER = TEE + 7 * HOUR
export const usd = (amount: number) => ({ amount, currency: 'USD' as const })
export const iso = (at: number) => new Date(at).toISOString()

export const hold = (status: Hold['status'], more: Partial<Hold> = {}): Hold => ({
  status,
  amount: usd(130),
  placeAt: iso(TEE - 96 * HOUR),
  authorisedAt: [
    'authorised',
    'capturing',
    'releasing',
    'captured',
    'released',
    'expired',
  ].includes(status)
    ? iso(TEE - 96 * HOUR)
    : null,
  captureBefore: null,
  giveUpAt: iso(TEE - 72 * HOUR),
  captured: usd(status === 'captured' ? 30 : 0),
  released: usd(status === 'captured' ? 100 : status === 'released' ? 130 : 0),
  card: null,
  problem: null,
  ...more,
})
export const guest = (
  status: Participation['status'],
  its: Hold | null,
  more: Partial<MyGame> = {},
) =>
  ({
    status: 'guest',
    gameStatus: 'scheduled',
    teeTime: iso(TEE),
    availableSlots: 1,
    totalPlayers: 3,
    viewer: {
      can: { showQr: 'FORBIDDEN' },
      participation: {
        id: 'p',
        status,
        joinedAt: iso(WEEK_BEFORE),
        checkedInAt: null,
        statementUntil: status === 'missing' ? iso(TEE + 12 * HOUR) : null,
        terms: {
          price: usd(100),
          fee: usd(30),
          hold: usd(130),
          freeUntil: iso(TEE - 48 * HOUR),
          windowHours: 48,
          policyVersion: '1',
        },
        hold: its,
      },
    },
    ...more,
  }) as unknown as MyGame
export const host = (more: Partial<MyGame> = {}, showQr: true | string = true) =>
  ({
    status: 'host',
    gameStatus: 'scheduled',
    teeTime: iso(TEE),
    availableSlots: 1,
    totalPlayers: 3,
    viewer: { can: { showQr }, participation: null },
    ...more,
  }) as unknown as MyGame

const tables = new Map<Language, DynamicTranslate>()
for (const language of LANGUAGES)
  tables.set(
    language,
    tDynamic(
      await loadTranslator(language, ['mygames', 'common'], (key) => {
        throw new Error(`no phrase ${key}`)
      }),
    ),
  )

/** The row as a user sees it: badge, money, lines and actions. */
export function read(game: MyGame, now: number, language: Language = 'en') {
  const t = tables.get(language)!
  const state = rowState(game, now, 6)
  const { badge, money, action, lateToCancel } = state
  return [
    badgeText(t, badge),
    ...(lateToCancel ? [t('mygames.lateToCancel')] : []),
    ...(money
      ? [money.title, ...money.lines].map((line) =>
          // dates do not break: a matter of layout, not of words
          moneyText(t, line, language).replaceAll('\u00a0', ' '),
        )
      : []),
    ...(action ? [`[${t(`mygames.do.${action.do}`)}]`] : []),
  ].join(' | ')
}
