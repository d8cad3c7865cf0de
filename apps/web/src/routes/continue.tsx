import { createFileRoute } from '@tanstack/react-router'
import { Continue } from '../features/device/Continue.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { checked, text } from '@tomogolf/ui/lib/search-params.ts'
import { PageHead } from '../components/PageHead.tsx'

export const Route = createFileRoute('/continue')({
  staticData: { areas: ['device'] },
  validateSearch: (search: Record<string, unknown>) => checked({ code: text(search.code, 100) }),
  component: ContinuePage,
})

function ContinuePage() {
  const t = useT()
  const { code } = Route.useSearch()
  return (
    <>
      <PageHead
        noindex
        title={t('device.continue.title')}
        description={t('device.continue.endedText')}
        path="/continue"
      />
      <h1 className="sr-only">{t('device.continue.title')}</h1>
      <Continue code={code} />
    </>
  )
}
