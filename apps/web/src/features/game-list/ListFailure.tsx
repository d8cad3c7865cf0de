import { RotateCw } from 'lucide-react'
import { MINUTE, type Instant } from '@tomogolf/domain/time'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useI18n, useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { useNow } from '@tomogolf/api-client/use-now.ts'
import { sentences } from '@tomogolf/format/sentences'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'

type Failure = { error: unknown; since: Instant; retry: () => void }

/** The list could not be loaded, or not be refreshed (`kept`: an older one is on screen). */
export default function ListFailure({ kept, ...failure }: Failure & { kept: boolean }) {
  const t = useT()
  const { error, retry } = failure
  return kept ? (
    <StaleList {...failure} />
  ) : (
    <ErrorState error={error} retry={retry} title={t('games.failed')} />
  )
}

/** The list could not be refreshed; the last one stays on screen. */
function StaleList({ error, since, retry }: Failure) {
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
