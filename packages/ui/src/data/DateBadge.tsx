import { cx } from '../lib/class-names.ts'
import { dateBadgeOf } from '@tomogolf/format/calendar'
import { useI18n } from '../i18n/i18n.tsx'

const tones = { plain: 'text-text-2', saturday: 'text-saturday', sunday: 'text-holiday' }

/**
 * A date as a calendar tile, by the date in Japan. Saturdays are blue, Sundays and holidays (祝)
 * red.
 */
export function DateBadge({ at, className }: { at: number; className?: string }) {
  const { language } = useI18n()
  const badge = dateBadgeOf(at, language)
  return (
    <span
      className={cx(
        'inline-grid grid-cols-[auto_auto] items-center gap-x-2.25 rounded-[10px] bg-background/88 py-2 pr-3 pl-2.75 [backdrop-filter:blur(6px)]',
        className,
      )}
    >
      <b className="row-span-2 font-display text-[1.75rem] leading-none font-[650] tracking-[-.04em]">
        {badge.day}
      </b>
      <span className="text-2xs font-semibold whitespace-nowrap text-text-2">{badge.month}</span>
      <span className={cx('text-2xs font-semibold whitespace-nowrap', tones[badge.tone])}>
        {badge.weekday}
        {language !== 'ja' && (
          <>
            {' '}
            <span lang="ja" className="font-cjk">
              {badge.kanji}
            </span>
          </>
        )}
        {language === 'ja' && badge.kanji === '祝' && ' 祝'}
      </span>
    </span>
  )
}
