import { lazy, Suspense } from 'react'
import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router'
import { PageTitle } from '@tomogolf/ui/data/Panel.tsx'
import { TextSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { checked, present, text } from '@tomogolf/ui/lib/search-params.ts'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { PageHead } from '../components/PageHead.tsx'
import { ConfirmWish, NotThisOne } from '../features/wishes/MailLinks.tsx'
import { loadMe } from '../queries/session.ts'
import { BROWSER_ONLY } from '../hydration/browser-only.ts'

const WishList = lazy(() => import('../features/wishes/WishList.tsx'))

export const Route = createFileRoute('/alerts')({
  ...BROWSER_ONLY,
  staticData: { areas: ['wishes'] },
  // confirm, token: from links of mails; not: a game to forget; edit: a wish to change
  validateSearch: (raw: Record<string, unknown>) =>
    checked({
      confirm: text(raw.confirm, 200),
      token: text(raw.token, 200),
      not: text(raw.not, 14),
      edit: text(raw.edit, 14),
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
  const navigate = useNavigate()
  const { confirm, token, not, edit } = Route.useSearch()
  const onSaved = () => {
    toast({ tone: 'success', title: t('wishes.made') })
    void navigate({ to: '/alerts', search: present({ token }), replace: true })
  }
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
            <WishList token={token} edited={edit} onSaved={onSaved} />
          </Suspense>
        </div>
      )}
    </div>
  )
}
