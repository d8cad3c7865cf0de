import { createFileRoute } from '@tanstack/react-router'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { SharedRound } from '../features/safety/SharedRound.tsx'

export const Route = createFileRoute('/round')({
  staticData: { areas: ['game'] },
  component: RoundPage,
})

function RoundPage() {
  const t = useT()
  return (
    <div className="wrap pb-16">
      <PageHead
        noindex
        title={t('game.safety.pageTitle')}
        description={t('game.safety.lead')}
        path="/round"
      />
      <h1 className="pt-8 text-t1">{t('game.safety.pageTitle')}</h1>
      <p className="mt-1 text-text-2">{t('game.safety.lead')}</p>
      <SharedRound />
    </div>
  )
}
