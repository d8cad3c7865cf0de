import { useEffect, useState } from 'react'
import { createFileRoute } from '@tanstack/react-router'
import { CardSaved } from '../../features/payment/CardSaved.tsx'
import { CardSetup } from '../../features/payment/CardSetup.tsx'
import type { SavedCard } from '../../queries/cards.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { internalPath } from '@tomogolf/domain/addresses/internal-path'
import { checked, text } from '@tomogolf/ui/lib/search-params.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { BROWSER_ONLY } from '../../hydration/browser-only.ts'

const setupId = (value: unknown) => {
  const id = text(value)
  return id !== undefined && /^seti_\w+$/.test(id) ? id : undefined
}

export const Route = createFileRoute('/_auth/payment-setup')({
  ...BROWSER_ONLY,
  staticData: { areas: ['payment'], shell: 'action' },
  validateSearch: (search: Record<string, unknown>) =>
    checked({
      redirectTo: internalPath(search.redirectTo),
      setup_intent: setupId(search.setup_intent),
    }),
  component: PaymentSetup,
})

function PaymentSetup() {
  const t = useT()
  const { redirectTo, setup_intent: returned } = Route.useSearch()
  const navigate = Route.useNavigate()
  const [saved, setSaved] = useState<SavedCard | null>(null)
  useEffect(() => {
    // the client secret does not stay in the address; the setup does until its card is saved
    if (location.search.includes('_client_secret='))
      void navigate({ search: { redirectTo, setup_intent: returned }, replace: true })
  }, [navigate, redirectTo, returned])
  const onSaved = (card: SavedCard) => {
    toast({
      tone: 'success',
      title: t('payment.saved.title'),
      description: t('payment.saved.text'),
    })
    if (redirectTo) void navigate({ href: redirectTo, replace: true })
    else setSaved(card)
  }
  return (
    <div className="wrap">
      <PageHead
        noindex
        title={t('payment.setup.title')}
        description={t('payment.setup.lead')}
        path="/payment-setup"
      />
      {saved ? (
        <CardSaved card={saved} />
      ) : (
        <CardSetup title={t('payment.setup.title')} returned={returned} onSaved={onSaved} />
      )}
    </div>
  )
}
