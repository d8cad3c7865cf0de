import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Laptop, Smartphone } from 'lucide-react'
import { parseUserAgent } from '@tomogolf/domain/user-agent'
import { api } from '@tomogolf/api-client/api.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { formatViewerTime } from '@tomogolf/format/viewer-time'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Badge } from '@tomogolf/ui/data/Badge.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { TextSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { invalidateAfter } from '../../../queries/invalidation.ts'
import { sessionsQuery, type Session } from '../../../queries/account.ts'

/** The sessions of the account, this browser first. Each one can be ended. */
export function Sessions() {
  const sessions = useQuery(sessionsQuery)
  if (sessions.isPending) return <TextSkeleton lines={4} />
  if (sessions.error)
    return <ErrorState error={sessions.error} retry={() => void sessions.refetch()} />
  const list = sessions.data.sessions.toSorted(
    (a, b) => Number(b.current) - Number(a.current) || b.lastSeenAt.localeCompare(a.lastSeenAt),
  )
  return (
    <ul className="divide-y divide-line border-y border-line">
      {list.map((session) => (
        <Row key={session.id} session={session} />
      ))}
    </ul>
  )
}

function Row({ session }: { session: Session }) {
  const { t, language } = useI18n()
  const queryClient = useQueryClient()
  const { browser, system, kind } = parseUserAgent(session.userAgent)
  const end = useMutation({
    mutationFn: () => api('DELETE /api/auth/sessions/:id', { params: { id: session.id } }),
    onSuccess: async () => {
      await invalidateAfter(queryClient, 'DELETE /api/auth/sessions/:id')
      toast({ tone: 'success', title: t('account.sessions.ended') })
    },
    onError: (error) =>
      toast({
        tone: 'danger',
        title: t('account.sessions.notEnded'),
        description: errorText(t, error),
      }),
  })
  const Shape = kind === 'phone' ? Smartphone : Laptop
  const name =
    browser && system
      ? t('account.sessions.on', { browser, system })
      : (browser ?? system ?? t('account.sessions.unknown'))
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <Shape className="text-text-3" />
      <div className="min-w-0 flex-1">
        <b className="font-semibold">{name}</b>
        {session.current && (
          <Badge tone="success" className="ml-3">
            {t('account.sessions.current')}
          </Badge>
        )}
        <p className="text-s text-text-3">
          {t('account.sessions.seen', {
            time: formatViewerTime(Date.parse(session.lastSeenAt), language),
          })}
        </p>
      </div>
      {!session.current && (
        <Button
          size="small"
          variant="outline"
          busy={end.isPending}
          aria-label={t('account.sessions.endOf', { name })}
          onClick={() => end.mutate()}
        >
          {t('account.sessions.end')}
        </Button>
      )}
    </li>
  )
}
