import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { May } from '../../lib/may.tsx'

/** A decision about money has no result yet. `overdue`: the card provider should have answered. */
export function AwaitedAlert({ overdue, onRetry }: { overdue: boolean; onRetry: () => void }) {
  const t = useT()
  return (
    <Alert tone={overdue ? 'warning' : 'neutral'} role="status">
      <p>{overdue ? t('admin.progress.noAnswer') : t('admin.progress.pending')}</p>
      <May do="money.charge">
        <div className="mt-3">
          <Button size="small" onClick={onRetry}>
            {t('admin.refund.retry')}
          </Button>
        </div>
      </May>
    </Alert>
  )
}
