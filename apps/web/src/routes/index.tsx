import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useRouteContext } from '@tanstack/react-router'
import { guestsOnly } from '../features/account/auth/guests-only.ts'
import { Community } from '../features/home/lazy-community.ts'
import { Hero } from '../features/home/Hero.tsx'
import { MoneyPlan } from '../features/home/MoneyPlan.tsx'
import { NextGames } from '../features/home/NextGames.tsx'
import { ClosingCall, Services } from '../features/home/Services.tsx'
import { Steps } from '../features/home/Steps.tsx'
import { HydrateNear } from '../hydration/HydrateNear.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { ensureQuery } from '../queries/ensure-query.ts'
import { communityQuery, nextGamesQuery } from '../queries/games.ts'
import { PageHead } from '../components/PageHead.tsx'

export const Route = createFileRoute('/')({
  staticData: { areas: ['home'], clearHeader: true },
  beforeLoad: ({ context }) => guestsOnly(context.queryClient),
  loader: async ({ context }) => {
    await Promise.all([
      ensureQuery(context.queryClient, nextGamesQuery),
      // the page is complete without it: a failure leaves the section out
      context.queryClient.prefetchQuery(communityQuery),
      import.meta.env.SSR && Community.preload?.(),
    ])
  },
  component: Home,
})

function Home() {
  const t = useT()
  const { origin } = useRouteContext({ from: '__root__' })
  const {
    data: { games, pagination, more },
  } = useSuspenseQuery(nextGamesQuery)
  const organisation = {
    '@type': 'Organization',
    '@id': `${origin}/#organisation`,
    name: 'TomoGolf',
    url: origin,
    logo: `${origin}/icon-512.png`,
  }
  return (
    <>
      <PageHead
        title={t('home.pageTitle')}
        description={t('home.description')}
        path="/"
        jsonLd={{
          '@context': 'https://schema.org',
          '@graph': [
            organisation,
            {
              '@type': 'WebSite',
              name: 'TomoGolf',
              url: origin,
              publisher: { '@id': organisation['@id'] },
            },
          ],
        }}
      />
      <Hero openGames={pagination.total} more={more === true} next={games[0]} />
      <HydrateNear id="steps">
        <Steps />
      </HydrateNear>
      <HydrateNear id="money">
        <MoneyPlan />
      </HydrateNear>
      <HydrateNear id="next-games">
        <NextGames games={games} total={pagination.total} more={more === true} />
      </HydrateNear>
      <HydrateNear id="community">
        <Community />
      </HydrateNear>
      <HydrateNear id="services">
        <Services />
        <ClosingCall />
      </HydrateNear>
    </>
  )
}
