import { createFileRoute } from '@tanstack/react-router'
import { LANGUAGES, type Language } from '@tomogolf/phrases/languages'
import { useSuspenseQuery } from '@tanstack/react-query'
import { eventJsonLd } from '../../../features/game-detail/event-json-ld.ts'
import { SharedScreen } from '../../../features/game-detail/SharedScreen.tsx'
import { Questions } from '../../../features/questions/Questions.tsx'
import { courseNameIn } from '@tomogolf/format/course-names'
import { formatDate, formatDateTime } from '@tomogolf/format/dates'
import { gamePlace } from '@tomogolf/format/game-place'
import { formatAmount } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { ensureOr404, prefetch } from '../../../queries/ensure-query.ts'
import { questionsQuery } from '../../../queries/conversation/questions.ts'
import { gameQuery } from '../../../queries/games.ts'
import { inviteKey } from '../../../lib/navigation/invites.ts'
import { checked, oneOf } from '@tomogolf/ui/lib/search-params.ts'
import { useMe } from '../../../queries/session.ts'
import { PageHead } from '../../../components/PageHead.tsx'

export const Route = createFileRoute('/games/$id/shared')({
  staticData: { areas: ['game', 'where', 'booking'], shell: 'action' },
  // from: the language of the user who shared the link; the preview image is in it
  validateSearch: (search: Record<string, unknown>): { from?: Language; invite?: string } =>
    checked({ from: oneOf(search.from, LANGUAGES), invite: inviteKey(search.invite) }),
  loaderDeps: ({ search: { invite } }) => ({ invite }),
  loader: async ({ context, params, deps: { invite } }) => {
    await ensureOr404(context.queryClient, gameQuery(params.id, invite))
    // part of the page for visitors; without them the page is still of use
    await prefetch(context.queryClient, questionsQuery(params.id, invite))
  },
  component: Shared,
})

function Shared() {
  const { t, tag, language } = useI18n()
  const { id } = Route.useParams()
  const { from = language, invite } = Route.useSearch()
  const { origin } = Route.useRouteContext()
  const me = useMe() ?? null
  const { data: game } = useSuspenseQuery(gameQuery(id, invite))
  const at = Date.parse(game.teeTime)
  const course = courseNameIn(game, language)
  const title = t('game.pageTitle', { course, date: formatDate(at, language) })
  const description = t('game.description', {
    course,
    date: formatDateTime(at, language),
    host: game.host.displayName,
    price: formatAmount(game.joinPreview.price, language),
    place: gamePlace(game, language) || game.location,
  })
  // services cache the image by its URL: the number of free seats makes it another URL
  const image = `/api/games/${id}/share-image.png?lang=${from}&v=${game.version}-${game.availableSlots}-${game.gameStatus}${invite ? `&invite=${invite}` : ''}`
  return (
    <>
      <PageHead
        image={image}
        title={title}
        description={description}
        path={`/games/${id}/shared`}
        type="article"
        noindex={game.inviteOnly}
        {...(!game.inviteOnly && {
          jsonLd: eventJsonLd(game, { origin, name: title, description, language: tag }),
        })}
      />
      <SharedScreen
        game={game}
        meId={me?.id ?? null}
        questions={<Questions game={game} invite={invite} />}
      />
    </>
  )
}
