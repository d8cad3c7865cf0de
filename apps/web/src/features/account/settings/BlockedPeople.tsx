import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { api } from '@tomogolf/api-client/api.ts'
import { courseNameIn } from '@tomogolf/format/course-names'
import { formatDate, formatDateTime } from '@tomogolf/format/dates'
import { Avatar } from '@tomogolf/ui/data/Avatar.tsx'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'
import { TextSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useI18n, useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { blocksQuery, type Blocked } from '../../../queries/account.ts'
import { invalidateAfter } from '../../../queries/invalidation.ts'

/** Whom the user has blocked, the games ahead that both are in, and the way back. */
export function BlockedPeople() {
  const t = useT()
  const { data, error, refetch } = useQuery(blocksQuery)
  if (!data)
    return error ? (
      <ErrorState error={error} retry={() => void refetch()} />
    ) : (
      <TextSkeleton lines={2} />
    )
  if (data.blocked.length === 0) return <p className="text-text-2">{t('account.blocked.none')}</p>
  return (
    <ul className="divide-y divide-line border-y border-line">
      {data.blocked.map((person) => (
        <Row key={person.id} person={person} />
      ))}
    </ul>
  )
}

function Row({ person }: { person: Blocked }) {
  const { t, language } = useI18n()
  const queryClient = useQueryClient()
  const name = person.displayName || t('account.blocked.deleted')
  const unblock = useMutation({
    mutationFn: () => api('DELETE /api/users/:id/block', { params: { id: person.id } }),
    onSuccess: async () => {
      await invalidateAfter(queryClient, 'DELETE /api/users/:id/block')
      toast({ tone: 'success', title: t('account.blocked.undone', { name }) })
    },
    onError: (error) =>
      toast({
        tone: 'danger',
        title: t('account.blocked.failed', { name }),
        description: errorText(t, error),
      }),
  })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <Avatar person={person} />
      <div className="min-w-0 flex-1">
        <b className="block truncate font-semibold">{name}</b>
        <p className="text-s text-text-3">
          {t('account.blocked.since', { date: formatDate(Date.parse(person.blockedAt), language) })}
        </p>
        {person.sharedGames.map((game) => (
          <p key={game.gameId} className="text-s">
            <Link
              to="/games/$id"
              params={{ id: game.gameId }}
              className="link inline-flex min-h-11 items-center"
            >
              {t('account.blocked.shared', {
                course: courseNameIn(game, language),
                date: formatDateTime(Date.parse(game.teeTime), language),
              })}
            </Link>
          </p>
        ))}
      </div>
      <Button
        size="small"
        variant="outline"
        busy={unblock.isPending}
        aria-label={t('account.blocked.undoOf', { name })}
        onClick={() => unblock.mutate()}
      >
        {t('account.blocked.undo')}
      </Button>
    </li>
  )
}
