import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { createFileRoute } from '@tanstack/react-router'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { PendingCheckIn } from '../../../../features/check-in/link/PendingCheckIn.tsx'
import { OwnBooking } from '../../../../features/game-form/booking/OwnBooking.tsx'
import { GameScreen } from '../../../../features/game-detail/GameScreen.tsx'
import { useJoinFlow } from '../../../../features/join-flow/use-join-flow.tsx'
import { GameReceipt, GameTransactions } from '../../../../features/payment/GameMoney.tsx'
import { ThreeDSecure } from '../../../../features/payment/ThreeDSecure.tsx'
import { Appeal } from '../../../../features/standing/Appeal.tsx'
import { RatePlayers } from '../../../../features/standing/RatePlayers.tsx'
import { PersonMenu } from '../../../../features/people/PersonMenu.tsx'
import { Questions } from '../../../../features/questions/Questions.tsx'
import { PublishedRatings } from '../../../../features/standing/PublishedRatings.tsx'
import { inviteKey, rememberInvite } from '../../../../lib/navigation/invites.ts'
import { setSaved } from '../../../../lib/toggle-saved.ts'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { useHostAction } from '../../../../lib/use-host-action.ts'
import { courseNameIn } from '@tomogolf/format/course-names'
import { formatDate } from '@tomogolf/format/dates'
import { local } from '@tomogolf/api-client/storage.ts'
import { useI18n, useLoadAreas } from '@tomogolf/ui/i18n/i18n.tsx'
import { checked, flag, text } from '@tomogolf/ui/lib/search-params.ts'
import { ensureOr404 } from '../../../../queries/ensure-query.ts'
import { gameQuery, type GameDetail } from '../../../../queries/games.ts'
import { PageHead } from '../../../../components/PageHead.tsx'

const JOIN_PARTS = {
  threeDSecure: ThreeDSecure,
  cardEntry: lazy(() => import('../../../../features/payment/CardEntry.tsx')),
  profileFields: lazy(() => import('../../../../features/account/profile/MissingFields.tsx')),
}
const EditGame = lazy(() => import('../../../../features/game-form/EditGame.tsx'))

export const Route = createFileRoute('/_auth/games/$id/')({
  staticData: { areas: ['game', 'payment', 'standing', 'where', 'booking'], shell: 'action' },
  // the bank's own page sends the customer back with a payment; only the server knows its state
  validateSearch: (search: Record<string, unknown>) =>
    checked({
      payment_intent: text(search.payment_intent),
      join: flag(search.join),
      save: flag(search.save),
      invite: inviteKey(search.invite),
    }),
  loaderDeps: ({ search: { invite } }) => ({ invite }),
  loader: async ({ context, params, deps: { invite } }) => {
    await ensureOr404(
      context.queryClient,
      invite === undefined ? gameQuery(params.id) : gameQuery(params.id, invite),
    )
  },
  component: Game,
})

function Game() {
  const { t, language } = useI18n()
  const { id } = Route.useParams()
  const { payment_intent: payment, join, save, invite } = Route.useSearch()
  const navigate = Route.useNavigate()
  const [returnedTo] = useState(payment === undefined ? null : id)
  const queryClient = useQueryClient()
  const saveAfterLogin = useEffectEvent(async () => {
    if (await setSaved(queryClient, t, id, true)) toast({ tone: 'success', title: t('game.saved') })
  })
  useEffect(() => {
    // not in `beforeLoad`, which ran on the server when the page was loaded as a whole
    if (invite) rememberInvite(id, invite)
    // the page starts it once it is shown
    if (join) local.set('autoJoinGameId', id)
    if (save) void saveAfterLogin()
    if (payment !== undefined || join || save || invite)
      void navigate({ search: {}, replace: true })
  }, [payment, join, save, invite, id, navigate])
  const { me } = Route.useRouteContext()
  const { data: game } = useQuery(gameQuery(id))
  const joinFlow = useJoinFlow(JOIN_PARTS)
  const loadAreas = useLoadAreas()
  const [editing, setEditing] = useState<GameDetail | null>(null)
  const edit = (opened: GameDetail) => void loadAreas(['hosting']).then(() => setEditing(opened))
  const host = useHostAction()
  const hostAgain = (played: GameDetail, { inviting }: { inviting: boolean }) =>
    host(async () => {
      const { prefillFrom, prefillInvitation } =
        await import('../../../../features/game-form/host-again.ts')
      if (inviting) prefillInvitation(played)
      else prefillFrom(played)
    })
  return (
    <>
      {game && (
        <PageHead
          noindex
          title={t('game.pageTitle', {
            course: courseNameIn(game, language),
            date: formatDate(Date.parse(game.teeTime), language),
          })}
          description={t('games.description')}
          path={`/games/${id}`}
        />
      )}
      <PendingCheckIn gameId={id} meId={me.id} name={me.firstName}>
        <GameScreen
          key={id}
          id={id}
          meId={me.id}
          threeDSecure={ThreeDSecure}
          joinFlow={joinFlow}
          fromBank={returnedTo === id}
          onEdit={edit}
          ownBooking={(shown) => <OwnBooking game={shown} />}
          hostRatings={(shown) => (
            <PublishedRatings userId={shown.hostId} count={shown.host.ratingCount} />
          )}
          questions={(shown) => <Questions game={shown} />}
          personMenu={(person) => <PersonMenu person={person} />}
          rating={(lead) => <RatePlayers gameId={id} lead={lead} />}
          receipt={(paidAtCourse) => <GameReceipt gameId={id} paidAtCourse={paidAtCourse} />}
          transactions={<GameTransactions gameId={id} />}
          onHostAgain={hostAgain}
          appeal={<Appeal about={{ gameId: id }} />}
        />
      </PendingCheckIn>
      {joinFlow.dialogs}
      {editing && (
        <Suspense>
          <EditGame game={editing} me={me} onClose={() => setEditing(null)} />
        </Suspense>
      )}
    </>
  )
}
