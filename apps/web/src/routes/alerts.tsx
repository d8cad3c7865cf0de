import { lazy, Suspense } from 'react'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { PageTitle } from '@tomogolf/ui/data/Panel.tsx'
import { TextSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { checked, text } from '@tomogolf/ui/lib/search-params.ts'
import { PageHead } from '../components/PageHead.tsx'
import { ConfirmWish, NotThisOne } from '../features/wishes/MailLinks.tsx'
import { loadMe } from '../queries/session.ts'

const WishList = lazy(() => import('../features/wishes/WishList.tsx'))

export const Route = createFileRoute('/alerts')({
  ssr: 'data-only',
  staticData: { areas: ['wishes'] },
  // confirm, token: from links of mails; not: a game to forget
  validateSearch: (raw: Record<string, unknown>) =>
    checked({
      confirm: text(raw.confirm, 200),
      token: text(raw.token, 200),
      not: text(raw.not, 14),
    }),
  beforeLoad: async ({ context, location, search }) => {
    if (search.confirm !== undefined || search.token !== undefined) return
    if (!(await loadMe(context.queryClient)))
      throw redirect({ to: '/login', search: { redirectTo: location.href }, statusCode: 302 })
  },
  component: WishesPage,
})

function WishesPage() {
  const t = useT()
  const { confirm, token, not } = Route.useSearch()
  return (
    <div className="wrap pb-16">
      <PageHead noindex title={t('wishes.title')} description={t('wishes.lead')} path="/alerts" />
      <PageTitle title={t('wishes.title')} />
      {confirm !== undefined ? (
        <ConfirmWish token={confirm} />
      ) : (
        <div className="grid gap-6">
          {token !== undefined && not !== undefined && <NotThisOne token={token} gameId={not} />}
          <Suspense fallback={<TextSkeleton lines={4} />}>
            <WishList token={token} />
          </Suspense>
        </div>
      )}
    </div>
  )
}
