import { Link, createFileRoute } from '@tanstack/react-router'
import { Receipt } from '../../../features/payment/Receipt.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { ensureOr404 } from '../../../queries/ensure-query.ts'
import { receiptQuery } from '../../../queries/transactions.ts'
import { PageHead } from '../../../components/PageHead.tsx'
import { PageTitle } from '@tomogolf/ui/data/Panel.tsx'
import { BROWSER_ONLY } from '../../../hydration/browser-only.ts'

export const Route = createFileRoute('/_auth/receipts/$id')({
  ...BROWSER_ONLY,
  staticData: { areas: ['payment'] },
  loader: async ({ context, params }) => {
    await ensureOr404(context.queryClient, receiptQuery(params.id))
  },
  component: ReceiptPage,
})

function ReceiptPage() {
  const t = useT()
  const { id } = Route.useParams()
  return (
    <div className="wrap">
      <PageHead
        noindex
        title={t('payment.receipt.title')}
        description={t('payment.receipt.lead')}
        path={`/receipts/${id}`}
      />
      <PageTitle title={t('payment.receipt.title')}>{t('payment.receipt.lead')}</PageTitle>
      <div className="max-w-[760px]">
        <Receipt transactionId={id} />
      </div>
      <p className="mt-4 print:hidden">
        <Link
          to="/account-settings"
          search={{ tab: 'transactions' }}
          className="link inline-flex min-h-11 items-center"
        >
          {t('payment.receipt.back')}
        </Link>
      </p>
    </div>
  )
}
