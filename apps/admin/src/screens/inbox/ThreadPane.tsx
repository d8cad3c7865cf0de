import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { apiQuery } from '@tomogolf/api-client/api.ts'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'
import { TextSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { mayAnswerThread } from '@tomogolf/domain/inbox/thread-permissions'
import { useRole } from '../../lib/may.tsx'
import { Composer } from './Composer.tsx'
import { Entries } from './Entries.tsx'
import { ReplyClock } from './ReplyClock.tsx'
import { ThreadControls } from './ThreadControls.tsx'
import { ThreadSide } from './ThreadSide.tsx'
import type { InboxSearch, Thread } from './inbox.types.ts'
import { stateOf, threadTitle } from './thread-words.ts'

const POLL_MS = 20_000

/** One thread: what was said, the reply in place, and what is known beside it. */
export function ThreadPane({ id, back }: { id: string; back: InboxSearch }) {
  const { data, error, refetch } = useQuery({
    ...apiQuery('GET /api/admin/inbox/:id', { params: { id } }),
    refetchInterval: POLL_MS,
  })
  if (data) return <LoadedThread thread={data} back={back} />
  return error ? (
    <ErrorState error={error} retry={() => void refetch()} />
  ) : (
    <TextSkeleton lines={8} />
  )
}

function LoadedThread({ thread, back }: { thread: Thread; back: InboxSearch }) {
  const t = useT()
  const mayAnswer = mayAnswerThread(useRole(), thread.kind)
  return (
    <article className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-4 lg:grid-cols-[minmax(0,1fr)_300px] lg:items-start">
      <div className="min-w-0">
        <header className="mb-4 border-b border-line pb-4">
          <Link
            to="/inbox"
            search={back as never}
            className="mb-2 inline-flex min-h-11 items-center gap-2 text-s text-text-2 hover:text-text xl:hidden"
          >
            <ArrowLeft aria-hidden />
            {t('inbox.back')}
          </Link>
          <h2 className="text-t2 break-words">{threadTitle(t, thread)}</h2>
          <div className="mt-3 flex flex-wrap items-center gap-3">
            <ThreadControls thread={thread} mayAnswer={mayAnswer} />
            <ReplyClock clock={thread.clock} className="ml-auto" />
            <span role="status" className="sr-only">
              {t(`inbox.state.${stateOf(thread)}`)}
            </span>
          </div>
        </header>
        <Entries thread={thread} />
        <Composer thread={thread} mayAnswer={mayAnswer} />
      </div>
      <ThreadSide thread={thread} />
    </article>
  )
}
