import { Suspense } from 'react'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { MailCheck } from 'lucide-react'
import { PageTitle } from '@tomogolf/ui/data/Panel.tsx'
import { EmptyState } from '@tomogolf/ui/feedback/EmptyState.tsx'
import { TextSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { present } from '@tomogolf/ui/lib/search-params.ts'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { CaptchaNotice } from '../components/CaptchaNotice.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { MakeWish } from '../features/wishes/lazy-make-wish.ts'
import { wishSearch, type WishSearch } from '../features/wishes/wish-search.ts'
import { useCaptcha } from '../lib/use-captcha.ts'
import { ensureQuery } from '../queries/ensure-query.ts'
import { useMe } from '../queries/session.ts'
import { captchaQuery } from '../queries/site.ts'

export const Route = createFileRoute('/alert')({
  staticData: { areas: ['wishes'], shell: 'action' },
  // sent: a confirmation mail is on its way
  validateSearch: (raw: Record<string, unknown>): WishSearch & { sent?: true } =>
    present({ ...wishSearch(raw), sent: raw.sent === true ? (true as const) : undefined }),
  loader: async ({ context: { queryClient } }) => {
    const [captcha] = await Promise.all([
      ensureQuery(queryClient, captchaQuery),
      import.meta.env.SSR && MakeWish.preload?.(),
    ])
    return captcha
  },
  component: WishPage,
})

function WishPage() {
  const t = useT()
  const navigate = useNavigate()
  const { sent, ...prefilled } = Route.useSearch()
  const captcha = useCaptcha(Route.useLoaderData().siteKey)
  const signedIn = !!useMe()
  const onMade = (email: string | null) => {
    if (email !== null) return void navigate({ to: '/alert', search: { sent: true } })
    toast({ tone: 'success', title: t('wishes.made') })
    void navigate({ to: '/alerts' })
  }
  return (
    <div className="wrap pb-16">
      <PageHead noindex title={t('wishes.make')} description={t('wishes.lead')} path="/alert" />
      <PageTitle title={t(sent ? 'wishes.sent' : 'wishes.make')}>
        {sent ? undefined : t('wishes.lead')}
      </PageTitle>
      {sent ? (
        <EmptyState
          icon={MailCheck}
          seed="wish-sent"
          title={t('wishes.sent.title')}
          action={
            <LinkButton to="/games" variant="secondary">
              {t('wishes.confirmed.games')}
            </LinkButton>
          }
        >
          {t('wishes.sent.text')}
        </EmptyState>
      ) : (
        <Suspense fallback={<TextSkeleton lines={6} />}>
          <MakeWish prefilled={prefilled} signedIn={signedIn} captcha={captcha} onMade={onMade} />
          <CaptchaNotice siteKey={captcha.siteKey} />
        </Suspense>
      )}
    </div>
  )
}
