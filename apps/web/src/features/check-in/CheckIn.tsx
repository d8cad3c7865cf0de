import { useEffect, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { useSuspenseQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { gameQuery } from '../../queries/games.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { useNow } from '@tomogolf/api-client/use-now.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { checkInResult } from './check-in-result.tsx'
import { dueCompanions } from './party.ts'
import { WhoIsHere } from './WhoIsHere.tsx'
import { ScanPage } from './scan/ScanPage.tsx'
import { useCheckIn } from './use-check-in.ts'

/**
 * The guest's page at the course: scans the host's code, or explains why check-in is not possible.
 */
export function CheckIn({
  gameId,
  meId,
  name,
}: {
  gameId: string
  meId: string
  name: string | null
}) {
  const t = useT()
  const now = useNow()
  // polls: the host may mark this guest present
  const { data: game } = useSuspenseQuery({
    ...gameQuery(gameId),
    refetchOnMount: 'always',
    refetchInterval: 15_000,
  })
  const { attempt, send, resume, reset } = useCheckIn(gameId, meId)
  useEffect(() => void resume(), [resume])
  // the companions who have arrived; null: the guest has not said yet
  const [here, setHere] = useState<readonly string[] | null>(null)
  const [again, setAgain] = useState(false)
  const { participation } = game.viewer
  const head = (
    <PageHead
      title={t('checkin.guest.pageTitle')}
      description={t('checkin.guest.description')}
      path={`/games/${gameId}/check-in`}
      noindex
    />
  )
  const result = checkInResult({
    game,
    name,
    attempt,
    now,
    onSend: (read) => void send(read, 'scan'),
    again,
    onAgain: () => {
      reset()
      setHere(null)
      setAgain(true)
    },
  })
  const asks = here === null && attempt.kind === 'none' && dueCompanions(participation).length > 0
  return (
    <>
      {head}
      {result ? (
        <>
          <Close gameId={gameId} />
          {result}
        </>
      ) : asks && participation ? (
        <>
          <Close gameId={gameId} />
          <WhoIsHere participation={participation} isIn={again} onDone={setHere} />
        </>
      ) : (
        <ScanPage
          game={game}
          attempt={attempt}
          seats={(again ? 0 : 1) + (here?.length ?? 0)}
          onCode={(read, method) => send({ ...read, companions: here ?? undefined }, method)}
          onAgain={reset}
        />
      )}
    </>
  )
}

function Close({ gameId }: { gameId: string }) {
  const t = useT()
  return (
    <div className="flex h-(--header) items-center justify-end px-2">
      <Link
        to="/games/$id"
        params={{ id: gameId }}
        aria-label={t('checkin.close')}
        title={t('checkin.close')}
        className="grid size-11 place-items-center rounded-m text-text-2 hover:bg-surface-2 hover:text-text"
      >
        <X />
      </Link>
    </div>
  )
}
