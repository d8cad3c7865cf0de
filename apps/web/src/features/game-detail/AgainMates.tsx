import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarPlus, Check, RotateCcw } from 'lucide-react'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { api } from '@tomogolf/api-client/api.ts'
import { Avatar } from '@tomogolf/ui/data/Avatar.tsx'
import { Button, LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { PartFailed } from '../../components/PartFailed.tsx'
import { invalidateAfter } from '../../queries/invalidation.ts'
import { playAgainQuery } from '../../queries/wishes.ts'

type Again = ResultOf<'GET /api/games/:id/play-again'>
type AgainMatesProps = {
  gameId: string
  isHost: boolean
  /** Opens the host form for a round with those who want to play again. */
  onPlan: () => void
}

/** With whom of the round the viewer wants to play again. The other one learns it by a match only. */
export function AgainMates({ gameId, isHost, onPlan }: AgainMatesProps) {
  const t = useT()
  const { data, error, refetch } = useQuery(playAgainQuery(gameId))
  if (!data)
    return error && <PartFailed error={error} retry={() => void refetch()} className="mb-4" />
  const mates = data.mates.filter(({ asked }) => asked || data.isOpen)
  if (mates.length === 0 && !data.invitation) return null
  return (
    <ul className="mb-5 grid gap-4 border-b border-line pb-5">
      {mates.map((mate) => (
        <MateRow
          key={mate.player.id}
          gameId={gameId}
          mate={mate}
          text={mateText(mate, isHost)}
          onPlan={isHost && mate.matched && !mate.isInvited ? onPlan : null}
        />
      ))}
      {data.invitation && data.mates[0] && (
        <li className="grid justify-items-start gap-2.5">
          <p>{t('game.again.invitation', { name: data.mates[0].player.displayName })}</p>
          <LinkButton
            to="/games/$id"
            params={{ id: data.invitation.gameId }}
            search={data.invitation.invite === null ? {} : { invite: data.invitation.invite }}
            variant="primary"
          >
            {t('game.again.open')}
          </LinkButton>
        </li>
      )}
    </ul>
  )
}

const mateText = ({ asked, matched, isInvited }: Again['mates'][number], isHost: boolean) =>
  isInvited
    ? ('game.again.invited' as const)
    : matched
      ? isHost
        ? ('game.again.matchedHost' as const)
        : ('game.again.matchedGuest' as const)
      : asked
        ? ('game.again.asked' as const)
        : null

function MateRow({
  gameId,
  mate: { player, asked, matched },
  text,
  onPlan,
}: {
  gameId: string
  mate: Again['mates'][number]
  text: ReturnType<typeof mateText>
  onPlan: (() => void) | null
}) {
  const t = useT()
  const queryClient = useQueryClient()
  const name = player.displayName
  const params = { id: gameId, userId: player.id }
  const change = useMutation({
    mutationFn: () =>
      asked
        ? api('DELETE /api/games/:id/play-again/:userId', { params })
        : api('PUT /api/games/:id/play-again/:userId', { params }),
    onSettled: () => invalidateAfter(queryClient, 'PUT /api/games/:id/play-again/:userId'),
    onError: (error) =>
      toast({
        tone: 'danger',
        title: t('game.again.failed'),
        description: errorText(t, error),
      }),
  })
  return (
    <li className="flex items-start gap-3.5">
      <Avatar person={player} />
      <div className="grid min-w-0 flex-1 justify-items-start gap-2.5">
        {text === null ? (
          <Button
            variant="secondary"
            icon={RotateCcw}
            busy={change.isPending}
            onClick={() => change.mutate()}
          >
            {t('game.again.ask', { name })}
          </Button>
        ) : (
          <p role="status">
            <Check aria-hidden className="mr-1.5 inline size-4 text-success" />
            {t(text, { name })}
          </p>
        )}
        {asked && !matched && (
          <Button
            size="small"
            variant="ghost"
            busy={change.isPending}
            onClick={() => change.mutate()}
          >
            {t('game.again.undo')}
          </Button>
        )}
        {onPlan && (
          <Button variant="primary" icon={CalendarPlus} onClick={onPlan}>
            {t('game.again.plan')}
          </Button>
        )}
      </div>
    </li>
  )
}
