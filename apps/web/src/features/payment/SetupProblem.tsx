import { Link } from '@tanstack/react-router'
import { RotateCw } from 'lucide-react'
import { sentences } from '@tomogolf/format/sentences'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'

type SetupProblemProps = {
  /**
   * `begin`: the setup did not start; `fields`: the provider's fields did not load; `key`, `secret`: missing in the response; `save`: the card is
   * verified but not saved yet.
   */
  kind: 'begin' | 'fields' | 'key' | 'secret' | 'save'
  error?: unknown
  busy?: boolean
  onRetry?: () => void
}

/** Explains why a card was not saved, and what to do. */
export function SetupProblem({ kind, error, busy, onRetry }: SetupProblemProps) {
  const { t, language } = useI18n()
  return (
    <div className="grid gap-5">
      <Alert tone="danger" role="alert" title={t(`payment.problem.${kind}`)}>
        <p className="mt-1">
          {sentences(
            language,
            error ? errorText(t, error) : null,
            t(`payment.problem.${kind}Text`),
          )}
        </p>
      </Alert>
      <div className="flex flex-wrap gap-3">
        {onRetry && (
          <Button icon={RotateCw} busy={busy} onClick={onRetry}>
            {t('common.retry')}
          </Button>
        )}
        <Link to="/contact" className="link inline-flex min-h-12 items-center px-2 text-text-2">
          {t('common.footer.contact')}
        </Link>
      </div>
    </div>
  )
}
