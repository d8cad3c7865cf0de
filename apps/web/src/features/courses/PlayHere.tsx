import type { ReactNode } from 'react'
import { SUPPORT_HOURS } from '@tomogolf/domain/support'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button, LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { Flagstick } from '@tomogolf/ui/brand/Glyphs.tsx'
import type { Course } from '../../queries/courses.ts'
import type { ListedGame } from '../../queries/games.ts'

/** The games at a course with a free seat: all are counted, also those that the page does not list. */
export type OpenGames = { next: ListedGame | undefined; count: number }
type PlayHereProps = {
  course: Course
  open: OpenGames
  onHost: () => void
  /** What visitors want here, for users. */
  pool?: ReactNode
}
/**
 * The ways to play at a course, each with the course prefilled. The first one stands out: an open
 * game where there is one, hosting otherwise.
 */
export function PlayHere({ course, open, onHost, pool }: PlayHereProps) {
  const t = useT()
  return (
    <section
      aria-labelledby="play-here"
      className="rounded-xl border border-line bg-surface-1 p-5 md:p-6"
    >
      <h2 id="play-here" className="text-t1">
        {t('courses.detail.actions')}
      </h2>
      <ul className="mt-4.5 grid gap-4.5">
        {open.next && (
          <PlayOption text={t('courses.action.gamesText')}>
            {open.count === 1 ? (
              <LinkButton
                to="/games/$id/shared"
                params={{ id: open.next.id }}
                variant="primary"
                block
                icon={Flagstick}
              >
                {t('courses.action.games', { count: 1 })}
              </LinkButton>
            ) : (
              <LinkButton to="." hash="games" variant="primary" block icon={Flagstick}>
                {t('courses.action.games', { count: open.count })}
              </LinkButton>
            )}
          </PlayOption>
        )}
        <PlayOption text={t('courses.action.hostText')}>
          <Button variant={open.next ? 'secondary' : 'primary'} block onClick={onHost}>
            {t('courses.action.host')}
          </Button>
        </PlayOption>
        {pool && <li className="empty:hidden">{pool}</li>}
        <PlayOption text={t('courses.action.bookText', { hours: SUPPORT_HOURS.request })}>
          <LinkButton to="/book-japan-golf" search={{ course: course.id }} variant="outline" block>
            {t('courses.action.book')}
          </LinkButton>
        </PlayOption>
        <PlayOption text={t('courses.action.rentText')}>
          <LinkButton
            to="/japan-golf-rental"
            search={{ course: course.id }}
            variant="outline"
            block
          >
            {t('courses.action.rent')}
          </LinkButton>
        </PlayOption>
      </ul>
    </section>
  )
}
const PlayOption = ({ text, children }: { text: string; children: ReactNode }) => (
  <li>
    {children}
    <p className="lead mt-1.5 text-center text-s text-text-3">{text}</p>
  </li>
)
