import { Link } from '@tanstack/react-router'
import { Plus, RotateCw } from 'lucide-react'
import { MINUTE, type Instant } from '@tomogolf/domain/time'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useI18n, useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { useNow } from '@tomogolf/api-client/use-now.ts'
import { sentences } from '@tomogolf/format/sentences'
import { Button, LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { Flagstick } from '@tomogolf/ui/brand/Glyphs.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { EmptyState } from '@tomogolf/ui/feedback/EmptyState.tsx'

/** No game matches: suggestions, and hosting for signed-in users. */
export function NoGames({
  filtered,
  signedIn,
  onHost,
}: {
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

/** The list could not be refreshed; the last one stays on screen. */
export function StaleList({
  error,
  since,
  retry,
}: {
  error: unknown
  since: Instant
  retry: () => void
}) {
  const { t, language } = useI18n()
  const minutes = Math.floor((useNow() - since) / MINUTE)
  return (
    <Alert tone="danger" role="alert" title={t('games.old.title')} className="mb-5">
      {sentences(
        language,
        errorText(t, error),
        minutes < 1 ? t('games.old.moment') : t('games.old.text', { count: minutes }),
      )}
      <span className="mt-2.5 block">
        <Button size="small" variant="outline" icon={RotateCw} onClick={retry}>
          {t('common.retry')}
        </Button>
      </span>
    </Alert>
  )
}
