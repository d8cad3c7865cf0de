import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { FileText } from 'lucide-react'
import { apiQuery } from '@tomogolf/api-client/api.ts'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'
import { TextSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { present } from '@tomogolf/ui/lib/search-params.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { ThreadList } from './ThreadList.tsx'
import { ThreadPane } from './ThreadPane.tsx'
import type { InboxSearch } from './inbox.types.ts'

const POLL_MS = 30_000

/** The list of threads and the one that is open; on phones one of the two. */
export function InboxScreen({ search }: { search: InboxSearch }) {
  const t = useT()
  const navigate = useNavigate()
  const { thread, ...query } = search
  const { data, error, refetch } = useQuery({
    ...apiQuery('GET /api/admin/inbox', { query }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  })
  const change = (patch: Partial<InboxSearch>) =>
    void navigate({
      to: '.',
      search: present({ ...search, page: undefined, ...patch }),
      replace: true,
    } as never)
  return (
    <>
      <div className={cx(thread && 'max-xl:hidden')}>
        <PageTitle title={t('inbox.title')} lead={t('inbox.lead')}>
          <LinkButton to="/inbox/templates" size="small" variant="outline" icon={FileText}>
            {t('inbox.templates')}
          </LinkButton>
        </PageTitle>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-[336px_minmax(0,1fr)] xl:items-start">
        <div className={cx(thread && 'max-xl:hidden')}>
          {data && <ThreadList list={data} search={search} onChange={change} />}
          {!data &&
            (error ? (
              <ErrorState error={error} retry={() => void refetch()} />
            ) : (
              <TextSkeleton lines={8} />
            ))}
        </div>
        {thread ? (
          <ThreadPane key={thread} id={thread} back={query} />
        ) : (
          <p className="grid min-h-60 place-items-center rounded-l border border-line text-s text-text-3 max-xl:hidden">
            {t('inbox.choose')}
          </p>
        )}
      </div>
    </>
  )
}
