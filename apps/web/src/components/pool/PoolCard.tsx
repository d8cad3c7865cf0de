import type { ReactNode } from 'react'
import { UsersRound } from 'lucide-react'
import { PREFECTURE_NAMES, REGIONS } from '@tomogolf/domain/regions'
import { DAY, japanDate, japanParts } from '@tomogolf/domain/time'
import { weekdayNames } from '@tomogolf/format/calendar'
import { formatDay, formatRange } from '@tomogolf/format/dates'
import { languageName } from '@tomogolf/format/language-name'
import { prefectureName } from '@tomogolf/format/prefecture-name'
import { useNow } from '@tomogolf/api-client/use-now.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { useSetting } from '../../queries/settings.ts'
import { regionOfArea } from '../regions/region-of.ts'
import { useLaunch } from '../regions/use-launch.ts'
import type { PoolWeek } from './pool-weeks.ts'

type PoolCardProps = {
  week: PoolWeek
  /** A region or a prefecture; undefined: all Japan. */
  area: string | undefined
  /** The chosen day. */
  chosen?: string
  onDay: (day: string) => void
  className?: string
  children?: ReactNode
}

/** How many people want a week in an area, with its days to choose from. */
export function PoolCard({ week, area, chosen, onDay, className, children }: PoolCardProps) {
  const { t, language } = useI18n()
  const usual = useSetting('wish_head_start_hours')
  const region = REGIONS.find((known) => known === area)
  const hours = useLaunch(regionOfArea(area)).headStartHours ?? usual
  const place = region
    ? t(`common.region.${region}`)
    : area !== undefined && PREFECTURE_NAMES.includes(area)
      ? prefectureName(area, language)
      : t('pool.japan')
  const facts = [
    week.needClubs !== null && t('pool.clubs', { count: week.needClubs }),
    ...week.languages
      .slice(0, 2)
      .map(({ language: code, people }) =>
        t('pool.language', { count: people, language: languageName(t, code) }),
      ),
  ].filter((fact) => fact !== false)
  return (
    <section
      aria-labelledby="pool"
      className={cx('rounded-l bg-info-soft p-4 text-on-info-soft', className)}
    >
      <div className="flex gap-3.5">
        <UsersRound className="mt-0.5 size-6 flex-none text-info" />
        <div className="min-w-0">
          <h3
            id="pool"
            className="font-text text-body/snug font-semibold tracking-normal text-text"
          >
            {t('pool.title', {
              count: week.people,
              place,
              dates: formatRange(week, language),
            })}
          </h3>
          {facts.length > 0 && <p className="lead mt-1 text-s">{facts.join(t('pool.comma'))}</p>}
          {hours > 0 && <p className="lead mt-1 text-s">{t('pool.first', { count: hours })}</p>}
        </div>
      </div>
      <Days week={week} chosen={chosen} onDay={onDay} />
      <p className="mt-2.5 text-xs">{t('pool.rounded')}</p>
      {children}
    </section>
  )
}

function Days({ week, chosen, onDay }: Pick<PoolCardProps, 'week' | 'chosen' | 'onDay'>) {
  const { t, language } = useI18n()
  const today = japanDate(useNow())
  const most = Math.max(...week.days.map(({ people }) => people))
  const start = Date.parse(`${week.from}T00:00:00+09:00`)
  return (
    <ul aria-label={t('pool.days')} className="mt-3.5 grid grid-cols-7 gap-1 md:gap-1.5">
      {Array.from({ length: 7 }, (_, index) => {
        const at = start + index * DAY
        const day = japanDate(at)
        const people = week.days.find((one) => one.day === day)?.people
        const isChosen = day === chosen
        const { weekday, day: date } = japanParts(at)
        const name = formatDay(day, language)
        return (
          <li key={day}>
            <button
              type="button"
              disabled={day < today}
              aria-pressed={isChosen}
              aria-label={people === undefined ? name : t('pool.day', { day: name, count: people })}
              onClick={() => onDay(day)}
              className={cx(
                'flex min-h-14 w-full flex-col items-center rounded-[10px] px-0.5 py-1.5 disabled:text-text-3',
                isChosen ? 'bg-info text-on-primary' : 'bg-background/50 hover:bg-background',
              )}
            >
              <span className="text-xs">{weekdayNames(language)[weekday]!.short}</span>
              <b className="text-s font-semibold">{date}</b>
              <span
                className={cx('mt-1 h-1.25 rounded-full', isChosen ? 'bg-on-primary' : 'bg-info')}
                style={{ width: people === undefined ? 0 : `${20 + (40 * people) / most}%` }}
              />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
