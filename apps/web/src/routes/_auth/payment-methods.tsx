import { createFileRoute, Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import Debts from '../../features/payment/debts/Debts.tsx'
import SavedCards from '../../features/payment/SavedCards.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import { PageTitle } from '@tomogolf/ui/data/Panel.tsx'
import { BROWSER_ONLY } from '../../hydration/browser-only.ts'

export const Route = createFileRoute('/_auth/payment-methods')({
  ...BROWSER_ONLY,
  staticData: { areas: ['payment'] },
  component: PaymentMethods,
})

function PaymentMethods() {
  const t = useT()
  return (
    <div className="wrap">
      <PageHead
        noindex
        title={t('payment.methods.title')}
        description={t('payment.methods.lead')}
        path="/payment-methods"
      />
      <Link to="/account-settings" className="arrow-link -mb-4 pt-4 text-text-2">
        <ArrowLeft className="size-4" />
        {t('common.nav.accountSettings')}
      </Link>
      <PageTitle title={t('payment.methods.title')}>{t('payment.methods.lead')}</PageTitle>
      <div className="max-w-[760px]">
        <Debts />
        <SavedCards from="/payment-methods" />
      </div>
    </div>
  )
}
