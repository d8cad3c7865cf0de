import { STUCK_AFTER } from '@tomogolf/domain/payments/stuck'
import { useNow } from '@tomogolf/api-client/use-now.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { spanText } from '../../components/TimeLeft.tsx'

/** The time until a refund without a result becomes a case. */
export function CaseClock({ since }: { since: string }) {
  const t = useT()
  const left = Date.parse(since) + STUCK_AFTER - useNow()
  return (
    <span className="whitespace-nowrap text-warning tabular-nums">
      {left > 0 ? t('admin.refund.caseIn', { span: spanText(t, left) }) : t('admin.refund.isCase')}
    </span>
  )
}
