import { createFileRoute } from '@tanstack/react-router'
import { PageTitle } from '@tomogolf/ui/data/Panel.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import { HostMoney } from '../../features/payouts/HostMoney.tsx'
import { BROWSER_ONLY } from '../../hydration/browser-only.ts'

export const Route = createFileRoute('/_auth/payouts')({
  ...BROWSER_ONLY,
  staticData: { areas: ['payouts'] },
  validateSearch: (search: Record<string, unknown>): { stripe?: 'again' | 'back' } =>
    search.stripe === 'again' || search.stripe === 'back' ? { stripe: search.stripe } : {},
  component: Payouts,
})

function Payouts() {
  const t = useT()
  return (
    <div className="wrap pb-10">
      <PageHead
        noindex
        title={t('payouts.title')}
        description={t('payouts.lead')}
        path="/payouts"
      />
      <PageTitle title={t('payouts.title')}>{t('payouts.lead')}</PageTitle>
      <HostMoney />
    </div>
  )
}
