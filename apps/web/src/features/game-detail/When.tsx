import { GAME_LENGTH, HOST_ARRIVES_BEFORE } from '@tomogolf/domain/game'
import type { Translate } from '@tomogolf/phrases/translator'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { dateBadgeOf } from '@tomogolf/format/calendar'
import { unbroken } from '@tomogolf/format/unbroken'
import { formatClock, formatDateTime } from '@tomogolf/format/dates'
import { useViewerTime } from '@tomogolf/ui/lib/use-viewer-time.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { useNow } from '@tomogolf/api-client/use-now.ts'
import { sentences } from '@tomogolf/format/sentences'
import { useHydrated } from '@tomogolf/ui/lib/use-hydrated.ts'
import { CalendarButton } from '../../components/CalendarButton.tsx'
import { PageSection } from '../../components/PageSection.tsx'
import { aheadOfJapan, spanText } from '../../lib/span.ts'
import type { GameDetail } from '../../queries/games.ts'

const big = 'mt-1 break-keep font-display text-[1.5rem] tracking-[-.02em] leading-[1.2]'
const cell =
  'border-line px-5 py-4.5 max-lg:not-first:border-t lg:px-6 lg:py-5.5 lg:not-first:border-l'

/** When to be at the clubhouse, the tee time, and the viewer's own time. */
export function When({ game }: { game: GameDetail }) {
  const { t, language } = useI18n()
  const at = Date.parse(game.teeTime)
  const here = useViewerTime(at, language)
  const difference = useDifference(at),
    now = useNow()
  const ahead = now < at && game.gameStatus === 'scheduled'
  return (
    <PageSection title={t('game.when.title')}>
      <dl
        className={cx(
          'grid overflow-hidden rounded-l border border-line bg-surface-1',
          ahead ? 'lg:grid-cols-3' : 'lg:grid-cols-2',
        )}
      >
        {ahead && (
          <div className={cell}>
            <dt className="text-xs text-text-3">{t('game.when.clubhouse')}</dt>
            <dd className={cx(big, 'font-[650]')}>
              <time dateTime={new Date(at - HOST_ARRIVES_BEFORE).toISOString()}>
                {formatClock(at - HOST_ARRIVES_BEFORE, language)}
              </time>
            </dd>
            <dd className="mt-0.5 text-s text-text-2">
              {t('game.when.checkIn', {
                time: unbroken(formatDateTime(Date.parse(game.checkIn.opens), language)),
              })}
            </dd>
          </div>
        )}
        <div className={cell}>
          <dt className="text-xs text-text-3">{t('game.when.japan')}</dt>
          <dd className={cx(big, 'font-[650]')}>
            <time dateTime={game.teeTime}>
              <ColouredDay at={at} />
            </time>
          </dd>
          {ahead && (
            <dd className="mt-3">
              <CalendarButton gameId={game.id} />
            </dd>
          )}
        </div>
        <div className={cell}>
          <dt className="text-xs text-text-3">
            {here ? t('game.when.you', { zone: here.zone }) : t('game.when.left')}
          </dt>
          <dd className={cx(big, 'font-medium text-text-2')}>
            {here ? here.text : untilText(t, at - now, 'game.when.in')}
          </dd>
          <dd className="mt-0.5 text-s text-text-2">
            {here
              ? sentences(language, difference, untilText(t, at - now, 'game.when.inSentence'))
              : t('game.when.same')}
          </dd>
        </div>
      </dl>
    </PageSection>
  )
}

const tones = { plain: '', saturday: 'text-saturday', sunday: 'text-holiday' }
/** Date and time with the weekday in its calendar colour. */
function ColouredDay({ at }: { at: number }) {
  const { language } = useI18n()
  const { weekday, tone } = dateBadgeOf(at, language)
  const text = formatDateTime(at, language)
  // lastIndexOf: 日 and 일 mean the day of the month as well as the Sunday that follows it
  const start = text.lastIndexOf(weekday)
  return start < 0 ? (
    text
  ) : (
    <>
      {text.slice(0, start)}
      <span className={tones[tone]}>{weekday}</span>
      {text.slice(start + weekday.length)}
    </>
  )
}

/** The time until the tee time; nothing to wait for afterwards. */
const untilText = (t: Translate, left: number, phrase: 'game.when.in' | 'game.when.inSentence') =>
  left <= 0
    ? t(left > -GAME_LENGTH ? 'game.when.playing' : 'game.when.played')
    : t(phrase, { span: spanText(t, left) })

/**
 * The offset of the viewer's clock from Japan's; null until hydration, because only the browser
 * knows it.
 */
function useDifference(at: number): string | null {
  const { t } = useI18n()
  if (!useHydrated()) return null
  const ahead = aheadOfJapan(-new Date(at).getTimezoneOffset())
  return t(ahead < 0 ? 'game.when.behind' : 'game.when.ahead', {
    span: spanText(t, Math.abs(ahead)),
  })
}
