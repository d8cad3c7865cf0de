import { useEffect, useRef, useState } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { WifiOff } from 'lucide-react'
import { gameQuery } from '../../../queries/games.ts'
import { useNow } from '@tomogolf/api-client/use-now.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { checkInResult } from '../check-in-result.tsx'
import { CheckingIn } from '../CheckingIn.tsx'
import { CheckInRefused } from '../CheckInRefused.tsx'
import { Message } from '../Message.tsx'
import type { PendingCheckIn } from '../check-in-link.ts'
import { ToGame } from '../ToGame.tsx'
import { dueCompanions } from '../party.ts'
import { WhoIsHere } from '../WhoIsHere.tsx'
import { useCheckIn } from '../use-check-in.ts'

type RunCheckInProps = PendingCheckIn & {
  meId: string
  name: string | null
  /** Closes the result: the game's page is below it. */
  onClose: () => void
}
/** Sends the code of a link once and shows how it ended, in place of the game's page. */
export default function RunCheckIn({ gameId, code, proof, meId, name, onClose }: RunCheckInProps) {
  const t = useT()
  const now = useNow()
  const { data: game } = useSuspenseQuery(gameQuery(gameId))
  const { attempt, send, reset } = useCheckIn(gameId, meId)
  const { participation } = game.viewer
  const [again, setAgain] = useState(false)
  const asks = dueCompanions(participation).length > 0
  // the companions who have arrived; null: the guest has not said yet
  const [here, setHere] = useState<readonly string[] | null>(null)
  const sent = useRef(false)
  useEffect(() => {
    if (sent.current || (asks && here === null)) return
    sent.current = true
    void send({ code, proof, companions: here ?? undefined }, 'link')
  }, [send, code, proof, asks, here])

  if (asks && here === null && attempt.kind === 'none' && participation)
    return <WhoIsHere participation={participation} isIn={again} onDone={setHere} />

  if (attempt.kind === 'none' || attempt.kind === 'sending') return <CheckingIn />
  const result = checkInResult({
    game,
    name,
    attempt,
    now,
    onSend: (read) => void send(read, 'link'),
    again,
    onAgain: () => {
      sent.current = false
      reset()
      setHere(null)
      setAgain(true)
    },
    onClose,
  })
  if (result) return result
  if (attempt.kind === 'refused')
    return <CheckInRefused gameId={gameId} game={game} attempt={attempt} onClose={onClose} />
  return (
    <Message
      icon={WifiOff}
      tone="wait"
      title={t('checkin.waiting.title')}
      actions={
        <>
          <Button
            variant="primary"
            onClick={() => attempt.kind === 'waiting' && void send(attempt, 'link')}
          >
            {t('common.retry')}
          </Button>
          <ToGame gameId={gameId} variant="secondary" onClose={onClose} />
        </>
      }
    >
      <p className="mt-3 text-text-2">{t('checkin.waiting.text')}</p>
    </Message>
  )
}
