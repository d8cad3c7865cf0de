import { WifiOff } from 'lucide-react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { failureText } from '../failure-text.ts'
import type { Attempt, ReadCode } from '../use-check-in.ts'

/**
 * The result of the last attempt, and how to go on. The camera pauses, or it would send the same
 * code again.
 */
export function ScanProblem({
  attempt,
  host,
  onAgain,
  onSend,
}: {
  attempt: Attempt
  host: string
  onAgain: () => void
  onSend: (read: ReadCode) => void
}) {
  const t = useT()
  if (attempt.kind === 'waiting')
    return (
      <Alert
        tone="info"
        icon={WifiOff}
        role="alert"
        title={t('checkin.waiting.title')}
        className="mt-4"
      >
        {t('checkin.waiting.text')}
        <span className="mt-2.5 block">
          <Button size="small" onClick={() => onSend(attempt)}>
            {t('common.retry')}
          </Button>
        </span>
      </Alert>
    )
  if (attempt.kind !== 'refused') return null
  return (
    <Alert
      tone={attempt.failure === 'wait' ? 'warning' : 'danger'}
      role="alert"
      title={t('checkin.failed')}
      className="mt-4"
    >
      {failureText(t, { failure: attempt.failure, error: attempt.error, host })}
      <span className="mt-2.5 block">
        <Button size="small" onClick={onAgain}>
          {t('checkin.again')}
        </Button>
      </span>
    </Alert>
  )
}
