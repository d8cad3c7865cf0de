import { lazy } from 'react'
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { AboutGame } from '../features/requests/AboutGame.tsx'
import { RESPONSE_HOURS, referenceFrom } from '../features/requests/kinds.ts'
import { RequestPage } from '../features/requests/RequestPage.tsx'
import { contactOf } from '../features/requests/values.ts'
import { useCaptcha } from '../lib/use-captcha.ts'
import { captchaQuery } from '../queries/site.ts'
import { courseNameIn } from '@tomogolf/format/course-names'
import { formatDate } from '@tomogolf/format/dates'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { ensureQuery } from '../queries/ensure-query.ts'
import { gameQuery } from '../queries/games.ts'
import { checked, present, text } from '@tomogolf/ui/lib/search-params.ts'
import { CaptchaNotice } from '../components/CaptchaNotice.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { Rich } from '@tomogolf/ui/data/Rich.tsx'

const ContactForm = lazy(() => import('../features/requests/ContactForm.tsx'))
const gameId = (value: unknown) =>
  typeof value === 'string' && /^[a-z0-9]{14}$/.test(value) ? value : undefined

export const Route = createFileRoute('/contact')({
  staticData: { areas: ['requests'], shell: 'action' },
  // subject, game: prefill the form; sent: the reference of the message just sent
  validateSearch: (
    search: Record<string, unknown>,
  ): { subject?: string; game?: string; sent?: string } =>
    checked({
      subject: text(search.subject, 120),
      game: gameId(search.game),
      sent: referenceFrom(search.sent),
    }),
  loaderDeps: ({ search }) => ({ game: search.game }),
  loader: async ({ context: { queryClient }, deps }) => {
    const [captcha] = await Promise.all([
      ensureQuery(queryClient, captchaQuery),
      deps.game && ensureQuery(queryClient, gameQuery(deps.game)).catch(() => null),
    ])
    return captcha
  },
  component: ContactPage,
})

function ContactPage() {
  const { t, language } = useI18n()
  const navigate = useNavigate()
  const { subject, game: id, sent } = Route.useSearch()
  const captcha = useCaptcha(Route.useLoaderData().siteKey)
  const { data: game } = useQuery({ ...gameQuery(id ?? ''), enabled: id !== undefined })
  const faq = (inside: string) => (
    <Link to="/faq" className="link">
      {inside}
    </Link>
  )
  return (
    <>
      <PageHead
        title={t('requests.contact.pageTitle')}
        description={t('requests.contact.description', { hours: RESPONSE_HOURS.contact })}
        path="/contact"
        noindex={sent !== undefined}
      />
      <RequestPage
        kind="contact"
        title={t('requests.contact.title')}
        lead={<Rich text={t('requests.contact.lead')} tags={{ faq }} />}
        sent={sent}
        notice={<CaptchaNotice siteKey={captcha.siteKey} />}
        form={({ profile, clear }) => (
          <ContactForm
            profileValues={profile ? contactOf(profile) : {}}
            // mounted again when the game arrives, so that its facts are filled in
            key={game?.id}
            urlValues={{
              key: [subject, id].join('/'),
              values: {
                ...(subject && { subject }),
                ...(game && {
                  message: t('requests.contact.facts', {
                    course: courseNameIn(game, language),
                    time: formatDate(Date.parse(game.teeTime), language, {
                      year: true,
                      time: true,
                    }),
                    id: game.id,
                  }),
                }),
              },
            }}
            gameId={game?.id ?? null}
            game={
              game && (
                <AboutGame
                  game={game}
                  onRemove={() =>
                    void navigate({ to: '/contact', search: present({ subject }), replace: true })
                  }
                />
              )
            }
            captcha={captcha}
            onClear={clear}
            onSent={(reference) => void navigate({ to: '/contact', search: { sent: reference } })}
          />
        )}
      />
    </>
  )
}
