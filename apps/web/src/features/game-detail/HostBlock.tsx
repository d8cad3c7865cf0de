import type { ReactNode } from 'react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { languageName } from '@tomogolf/format/language-name'
import { Avatar } from '@tomogolf/ui/data/Avatar.tsx'
import { LanguageMarks } from '@tomogolf/ui/data/Badge.tsx'
import { Rating } from '@tomogolf/ui/data/Rating.tsx'
import { PageSection } from '../../components/PageSection.tsx'
import { Attended } from './Attended.tsx'
import type { GameDetail } from '../../queries/games.ts'

/** The host: rating, number of games, attendance, handicap, languages and notes. */
export function HostBlock({
  game: { host, notes, reliability },
  hostRatings,
}: {
  game: GameDetail
  /** The ratings of the host. */
  hostRatings?: ReactNode
}) {
  const t = useT()
  return (
    <PageSection title={t('game.host.title')}>
      <div className="grid grid-cols-[auto_1fr] items-start gap-4">
        <Avatar person={host} size="huge" />
        <div>
          <h3 className="text-t2">{host.displayName}</h3>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3.5 gap-y-1 text-s text-text-2">
            <Rating value={host.rating} count={host.ratingCount} />
            <span>{t('game.host.games', { count: host.gamesHosted })}</span>
            <Attended reliability={reliability} playerId={host.id} />
            {host.handicap !== null && (
              <span>{t('game.host.handicap', { value: host.handicap })}</span>
            )}
          </p>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3.5 gap-y-1 text-s text-text-2">
            <LanguageMarks codes={host.languageCodes} />
            <span>
              {t('game.host.speaks', {
                languages: host.languageCodes
                  .map((code) => languageName(t, code))
                  .join(t('game.list.comma')),
              })}
            </span>
          </p>
        </div>
      </div>
      {notes && (
        <div className="mt-4.5 grid max-w-[62ch] gap-3 text-text-2">
          {notes.split(/\n{2,}/).map((paragraph, index) => (
            <p key={index} className="wrap-anywhere whitespace-pre-line">
              {paragraph}
            </p>
          ))}
        </div>
      )}
      {hostRatings}
    </PageSection>
  )
}
