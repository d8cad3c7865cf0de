import { Link } from '@tanstack/react-router'
import { formatDateTime } from '@tomogolf/format/dates'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { PageSection } from '../../../components/PageSection.tsx'
import type { GameDetail } from '../../../queries/games.ts'

/** The other dates of a weekly series. */
export function SeriesDates({ game, isVisitor }: { game: GameDetail; isVisitor: boolean }) {
  const { t, language } = useI18n()
  if (!game.series) return null
  return (
    <PageSection title={t('game.series.title')}>
      <p className="text-s text-text-2">{t('game.series.text')}</p>
      <ul className="mt-2 grid gap-x-6 min-[480px]:grid-cols-2">
        {game.series.map(({ id, teeTime, gameStatus }) => {
          const when = formatDateTime(Date.parse(teeTime), language)
          return (
            <li key={id} className="flex min-h-11 flex-wrap items-center gap-x-2.5">
              {id === game.id ? (
                <>
                  <b className="font-semibold">{when}</b>
                  <span className="text-s text-text-3">{t('game.series.this')}</span>
                </>
              ) : (
                <Link
                  to={isVisitor ? '/games/$id/shared' : '/games/$id'}
                  params={{ id }}
                  className="link inline-flex min-h-11 items-center"
                >
                  {when}
                </Link>
              )}
              {CANCELLED.includes(gameStatus) && (
                <span className="text-s text-text-3">{t('common.badge.cancelled')}</span>
              )}
            </li>
          )
        })}
      </ul>
    </PageSection>
  )
}
const CANCELLED: readonly string[] = ['cancelled', 'admin_cancelled']
