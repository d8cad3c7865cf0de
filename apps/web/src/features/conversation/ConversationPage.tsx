import { useCallback, useEffect, useRef } from 'react'
import { Link } from '@tanstack/react-router'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, WifiOff } from 'lucide-react'
import { courseNameIn } from '@tomogolf/format/course-names'
import { formatDate } from '@tomogolf/format/dates'
import { AvatarStack } from '@tomogolf/ui/data/Avatar.tsx'
import { EmptyState } from '@tomogolf/ui/feedback/EmptyState.tsx'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'
import { TextSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { useOnline } from '../../offline/online.ts'
import type { GameDetail } from '../../queries/games.ts'
import { conversationQuery, type Conversation } from '../../queries/conversation/messages.ts'
import { Composer } from './Composer.tsx'
import { Facts } from './Facts.tsx'
import { Thread } from './Thread.tsx'
import { useLive } from './use-live.ts'
import { useReadMark } from './use-read-mark.ts'
import { useSending } from './use-sending.ts'

/** How often an open conversation is fetched: without a connection that announces messages, and with one. */
const POLL = { alone: 4000, live: 45_000 } as const

/** The conversation of a game, with its facts beside it on desktops. */
export function ConversationPage({ game, meId }: { game: GameDetail; meId: string }) {
  const { t, language } = useI18n()
  const online = useOnline()
  const queryClient = useQueryClient()
  const query = conversationQuery(queryClient, game.id)
  const hasLeft = queryClient.getQueryData<Conversation>(query.queryKey)?.access === 'left'
  const live = useLive(
    hasLeft ? null : game.id,
    () => void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true }),
  )
  const { data, error, refetch } = useQuery<Conversation>({
    ...query,
    refetchOnMount: 'always',
    refetchInterval: !hasLeft && (live ? POLL.live : POLL.alone),
  })
  const present = data?.members.filter((member) => member.present) ?? []
  return (
    <div className="wrap grid gap-x-12 lg:grid-cols-[minmax(0,1fr)_320px]">
      <div className="flex min-h-[calc(100dvh-var(--header))] min-w-0 flex-col">
        <div className="sticky top-(--header) z-10 -mx-4 flex min-h-15 items-center gap-2 border-b border-line bg-background px-4 py-2 lg:mx-0 lg:px-0">
          <Link
            to="/games/$id"
            params={{ id: game.id }}
            aria-label={t('messages.back')}
            className="link -ml-2 inline-flex size-11 flex-none items-center justify-center"
          >
            <ArrowLeft className="size-5" />
          </Link>
          <div className="min-w-0 flex-1">
            <h1 className="truncate text-t3">{courseNameIn(game, language)}</h1>
            <p className="text-xs text-text-2">
              {formatDate(Date.parse(game.teeTime), language, { time: true })}
              {present.length > 1 && ` · ${t('messages.people', { count: present.length })}`}
            </p>
          </div>
          <AvatarStack
            people={present.map(({ player }) => player).filter(({ id }) => id !== meId)}
          />
        </div>
        {!online && (
          <p className="-mx-4 flex items-start gap-2.5 bg-info-soft px-4 py-2.5 text-s text-info lg:mx-0">
            <WifiOff className="mt-0.5 size-4 flex-none" />
            {t('messages.offline')}
          </p>
        )}
        {data ? (
          <Talk game={game} meId={meId} conversation={data} />
        ) : error ? (
          <ErrorState error={error} retry={() => void refetch()} />
        ) : (
          <div className="pt-6">
            <TextSkeleton lines={8} />
          </div>
        )}
      </div>
      <Facts
        game={game}
        members={data?.members ?? []}
        meId={meId}
        closesAt={data?.access === 'open' ? data.closesAt : undefined}
      />
    </div>
  )
}

function Talk({
  game,
  meId,
  conversation,
}: {
  game: GameDetail
  meId: string
  conversation: Conversation
}) {
  const { t } = useI18n()
  const { queued, ...sending } = useSending(game.id, meId)
  const end = useRef<HTMLDivElement>(null)
  const { messages, members, access } = conversation
  const newest = messages.at(-1)?.seq ?? 0
  useReadMark(
    game.id,
    access === 'left' ? 0 : newest,
    members.find(({ player }) => player.id === meId)?.readSeq ?? 0,
  )
  const toEnd = useCallback(() => end.current?.scrollIntoView({ block: 'end' }), [])
  const isAtEnd = useRef(true)
  useEffect(() => {
    const seen = new IntersectionObserver(([entry]) => (isAtEnd.current = entry!.isIntersecting), {
      rootMargin: '200px',
    })
    seen.observe(end.current!)
    return () => seen.disconnect()
  }, [])
  // a reader of earlier messages stays there
  useEffect(() => {
    if (isAtEnd.current) toEnd()
  }, [newest, queued.length, toEnd])
  return (
    <>
      <div className="flex-1 pt-5 pb-4">
        <Thread gameId={game.id} meId={meId} conversation={conversation} queued={queued} />
        {access === 'alone' && (
          <EmptyState seed="conversation" title={t('messages.alone.title')}>
            {t('messages.alone')}
          </EmptyState>
        )}
        {(access === 'closed' || access === 'left') && (
          <p className="pt-6 text-center text-s text-text-3">
            {t(access === 'left' ? 'messages.hasLeft' : 'messages.closed')}
          </p>
        )}
        <div ref={end} className="scroll-mb-32" />
      </div>
      {access === 'open' && (
        <Composer
          meId={meId}
          teeTime={Date.parse(game.teeTime)}
          conversation={conversation}
          {...sending}
          onSent={() => {
            isAtEnd.current = true
            toEnd()
          }}
        />
      )}
    </>
  )
}
