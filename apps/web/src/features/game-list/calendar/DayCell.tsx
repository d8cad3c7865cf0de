import { Link } from '@tanstack/react-router'
import { isJapaneseHoliday } from '@tomogolf/domain/japan-holidays'
import { dateBadgeOf } from '@tomogolf/format/calendar'
import { courseNameIn, courseNameLang } from '@tomogolf/format/course-names'
import { formatCardTime, formatDay } from '@tomogolf/format/dates'
import { dayNumber, weekdayOf, type Day } from '@tomogolf/ui/calendar/month-days.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import type { FirstGame, GameCounts } from '../../../queries/games.ts'
import type { GamesSearch } from '../games-search.ts'
import { weekdayTone } from './weekday-tone.ts'

const MOST_DOTS = 4

type DayCellProps = {
  day: Day
  count: GameCounts['days'][number] | undefined
  /** Named in wide cells, once they are loaded. */
  first: readonly FirstGame[]
  search: GamesSearch
  isChosen: boolean
  isToday: boolean
  isPast: boolean
  isOther: boolean
}
/** A day of the month; with games it is a link that lists them. */
export function DayCell({
  day,
  count,
  first,
  search,
  isChosen,
  isToday,
  isPast,
  isOther,
}: DayCellProps) {
  const { t, language } = useI18n()
  const isHoliday = isJapaneseHoliday(day)
  const number = (
    <span
      className={cx(
        'relative font-display text-[.9375rem] font-semibold',
        !isChosen && weekdayTone(weekdayOf(day), isHoliday),
        isPast && 'opacity-60',
      )}
    >
      <DayNumber day={day} isOther={isOther} />
      {isHoliday && (
        <span aria-hidden className="absolute -top-1 left-full ml-0.5 font-cjk text-2xs">
          祝
        </span>
      )}
    </span>
  )
  const look = cx(
    'flex w-full flex-col items-center gap-1 rounded-[10px] px-0.5 py-1.5 lg:grid lg:grid-cols-[1fr_auto] lg:content-start lg:justify-items-start lg:gap-x-1 lg:p-2.5',
    isPast ? 'min-h-9 text-text-3' : 'min-h-15 lg:min-h-28',
    isOther && 'opacity-75',
  )
  if (!count)
    return <span className={cx(look, isToday && 'border border-line-control')}>{number}</span>
  const more = count.games - first.length
  return (
    <Link
      to="/games"
      search={{ ...search, day, month: isOther ? search.month : day.slice(0, 7) }}
      resetScroll={false}
      preload={false}
      replace
      aria-current={isChosen ? 'true' : undefined}
      aria-label={[
        formatDay(day, language, { year: true }),
        ...(isHoliday ? [t('browse.calendar.holiday')] : []),
        t('games.count', { count: count.games }),
        t('browse.open', { count: count.open }),
      ].join(', ')}
      className={cx(
        look,
        'border transition-colors',
        isChosen
          ? 'border-text bg-text text-background'
          : cx('bg-surface-1 hover:bg-surface-3', isToday ? 'border-line-control' : 'border-line'),
      )}
    >
      {number}
      <span className="flex h-1.5 gap-0.5 lg:mt-2">
        {Array.from({ length: Math.min(MOST_DOTS, count.open) }, (_, dot) => (
          <i
            key={dot}
            className={cx('size-1.5 rounded-full', isChosen ? 'bg-background' : 'bg-success')}
          />
        ))}
      </span>
      <span className={cx('text-xs lg:hidden', !isChosen && 'text-text-2')}>{count.games}</span>
      <span className="col-span-2 w-full min-w-0 text-2xs max-lg:hidden">
        {first.map((game) => (
          <GameLine key={game.id} game={game} isChosen={isChosen} />
        ))}
        {first.length > 0 && more > 0 && (
          <span className={cx('block pt-0.5', !isChosen && 'text-text-3')}>
            {t('browse.calendar.more', { count: more })}
          </span>
        )}
      </span>
    </Link>
  )
}

/** The first day of the next month names its month. */
function DayNumber({ day, isOther }: { day: Day; isOther: boolean }) {
  const { language } = useI18n()
  const number = dayNumber(day)
  if (!isOther || number !== 1) return number
  if (language !== 'en') return `${Number(day.slice(5, 7))}/${number}`
  return (
    <>
      {number}{' '}
      <small className="text-2xs">
        {dateBadgeOf(Date.parse(`${day}T00:00+09:00`), language).month}
      </small>
    </>
  )
}

function GameLine({ game, isChosen }: { game: FirstGame; isChosen: boolean }) {
  const { language } = useI18n()
  const name = courseNameIn(game, language)
  return (
    <span className="flex gap-1.5 pt-0.5">
      <b className="font-semibold">{formatCardTime(Date.parse(game.teeTime)).slice(-5)}</b>
      <span
        lang={courseNameLang(name, game)}
        className={cx('min-w-0 truncate', !isChosen && 'text-text-2')}
      >
        {name}
      </span>
    </span>
  )
}
