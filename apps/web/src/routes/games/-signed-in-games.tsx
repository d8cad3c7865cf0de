import { lazy } from 'react'
import type { GamesSearch } from '../../features/game-list/games-search.ts'
import { GamesScreen } from '../../features/game-list/GamesScreen.tsx'
import { useAutoActions } from '../../features/game-list/use-auto-actions.ts'
import { useHostFlow } from '../../features/game-form/use-host-flow.tsx'
import { useJoinFlow } from '../../features/join-flow/use-join-flow.tsx'
import { PoolSlot } from '../../components/pool/PoolSlot.tsx'
import { useMe } from '../../queries/session.ts'

const JOIN_PARTS = {
  threeDSecure: lazy(() =>
    import('../../features/payment/ThreeDSecure.tsx').then((module) => ({
      default: module.ThreeDSecure,
    })),
  ),
  cardEntry: lazy(() => import('../../features/payment/CardEntry.tsx')),
  profileFields: lazy(() => import('../../features/account/profile/MissingFields.tsx')),
}

/** The games list of a signed-in user, with the join and the host form. */
export default function SignedInGames({ search }: { search: GamesSearch }) {
  const joinFlow = useJoinFlow(JOIN_PARTS)
  const hostFlow = useHostFlow()
  const me = useMe() ?? null
  const hostForThem = async (day: string) => {
    const { prefillDraft } = await import('../../features/game-form/draft-storage.ts')
    prefillDraft({ date: day, headStart: true })
    hostFlow.start()
  }
  useAutoActions({ me, onHost: hostFlow.start, onJoin: joinFlow.start })
  return (
    <>
      <GamesScreen
        search={search}
        signedIn
        startingId={joinFlow.startingId}
        onJoin={joinFlow.start}
        onNear={joinFlow.prepare}
        onHost={hostFlow.start}
        pool={
          me?.hostTermsAccepted === true && (
            <PoolSlot
              area={search.region}
              onHost={(day) => void hostForThem(day)}
              className="mt-8 max-w-[720px]"
            />
          )
        }
      />
      {joinFlow.dialogs}
      {hostFlow.dialogs}
    </>
  )
}
