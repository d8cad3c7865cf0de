import { lazy } from 'react'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { MailCheck } from 'lucide-react'
import { PageTitle } from '@tomogolf/ui/data/Panel.tsx'
import { EmptyState } from '@tomogolf/ui/feedback/EmptyState.tsx'
import { LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { present } from '@tomogolf/ui/lib/search-params.ts'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { CaptchaNotice } from '../components/CaptchaNotice.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { LazyForm } from '../features/account/FormSkeleton.tsx'
import { wishSearch, type WishSearch } from '../features/wishes/wish-search.ts'
import { useCaptcha } from '../lib/use-captcha.ts'
import { ensureQuery } from '../queries/ensure-query.ts'
import { useMe } from '../queries/session.ts'
import { captchaQuery } from '../queries/site.ts'

const MakeWish = lazy(() => import('../features/wishes/MakeWish.tsx'))

export const Route = createFileRoute('/alert')({
  staticData: { areas: ['wishes'], shell: 'action' },
  // sent: a confirmation mail is on its way
  validateSearch: (raw: Record<string, unknown>): WishSearch & { sent?: true } =>
    present({ ...wishSearch(raw), sent: raw.sent === true ? (true as const) : undefined }),
  loader: ({ context: { queryClient } }) => ensureQuery(queryClient, captchaQuery),
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
        <LazyForm fields={6}>
          <MakeWish prefilled={prefilled} signedIn={signedIn} captcha={captcha} onMade={onMade} />
          <CaptchaNotice siteKey={captcha.siteKey} />
        </LazyForm>
      )}
    </div>
  )
}
