import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import type { ArrivalCard } from '../../queries/player-names.ts'
import { courseReading } from './reception-words.ts'

/** What the taxi driver reads, and how to get back where that is known. */
export function Taxi({ card: { courseNameJa, course, host, ride } }: { card: ArrivalCard }) {
  const { t } = useI18n()
  return (
    <>
      {courseNameJa && (
        <section
          aria-labelledby="taxi"
          className="mt-6 rounded-l border border-line bg-surface-1 p-4.5"
        >
          <h2 id="taxi" className="font-text text-s font-normal tracking-normal text-text-2">
            {t('names.card.taxi')}
          </h2>
          <p
            lang="ja"
            className="mt-1 text-[1.75rem] leading-snug font-bold [word-break:auto-phrase]"
          >
            {courseNameJa}までお願いします。
          </p>
          {course.romaji && (
            <p lang="ja-Latn" className="mt-2 text-text-2">
              {courseReading(course.romaji)} made onegai shimasu.
            </p>
          )}
          <p className="mt-2 text-text-2">
            {course.addressJa && (
              <span lang="ja" className="block">
                {course.addressJa}
              </span>
            )}
            {course.address}
          </p>
        </section>
      )}
      {course.lastBus && (
        <p className="mt-5 text-text-2">{t('names.card.lastBus', { bus: course.lastBus })}</p>
      )}
      {ride && (
        <p className="mt-5 text-text-2">
          {t('names.card.ride', { host: host.displayName, text: ride })}
        </p>
      )}
    </>
  )
}
