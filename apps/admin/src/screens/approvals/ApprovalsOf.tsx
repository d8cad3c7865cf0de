import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '@tomogolf/api-client/api.ts'
import { formatAmount } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { useMay } from '../../lib/may.tsx'
import { ApprovalState, type Approval } from './ApprovalState.tsx'

/** The newest request about a hold, transaction or case, for those who may see money. */
export function useApprovalOf(subject: string): Approval | undefined {
  const may = useMay()
  return useQuery({
    ...apiQuery('GET /api/admin/approvals', { query: { subject, pageSize: 10 } }),
    enabled: may('money.read'),
  }).data?.rows[0]
}

export function ApprovalOf({ approval }: { approval: Approval }) {
  const { t, language } = useI18n()
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold">
        {t(`admin.approvalAct.${approval.act}`)} {formatAmount(approval.amount, language)}
      </h3>
      <ApprovalState approval={approval} />
    </section>
  )
}
