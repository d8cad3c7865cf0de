import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button, LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { Flagstick } from '@tomogolf/ui/brand/Glyphs.tsx'
import { EmptyState } from '@tomogolf/ui/feedback/EmptyState.tsx'
import { wishOf, type GamesSearch } from './games-search.ts'

/** No game matches: an alert for later ones, suggestions, and hosting for signed-in users. */
export function NoGames({
  search,
  filtered,
  signedIn,
  onHost,
}: {
  search: GamesSearch
  filtered: boolean
  signedIn: boolean
  onHost: () => void
}) {
  const t = useT()
  return (
    <EmptyState
      icon={Flagstick}
      seed="no-games"
      title={t(filtered ? 'games.empty.title' : 'games.empty.none')}
      action={
        <>
          <LinkButton to="/alert" search={wishOf(search)} variant="primary">
            {t('games.empty.wish')}
          </LinkButton>
          {filtered && (
            <LinkButton to="/games" variant="secondary">
              {t('games.filter.clearAll')}
            </LinkButton>
          )}
          {signedIn ? (
            <Button variant="outline" icon={Plus} onClick={onHost}>
              {t('games.empty.host')}
            </Button>
          ) : (
            <Link to="/book-japan-golf" className="arrow-link">
              {t('games.empty.concierge')}
            </Link>
          )}
        </>
      }
    >
      {t(filtered ? 'games.empty.text' : 'games.empty.noneText')}
    </EmptyState>
  )
}
