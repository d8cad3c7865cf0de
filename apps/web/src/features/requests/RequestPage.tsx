import { Suspense, useState, type ReactNode } from 'react'
import { ClientOnly } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { dequeueRequest, type RequestForm } from '../../offline/request-outbox.ts'
import { profileQuery, type Profile } from '../../queries/profile.ts'
import { useMe } from '../../queries/session.ts'
import { local } from '@tomogolf/api-client/storage.ts'
import { PageTitle } from '@tomogolf/ui/data/Panel.tsx'
import { Skeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import type { RequestKind } from './kinds.ts'
import { NextSteps } from './NextSteps.tsx'
import { RequestConfirmation } from './RequestConfirmation.tsx'
import { SentRequests } from './SentRequests.tsx'

const DRAFTS: Record<RequestKind, RequestForm> = {
  book: 'booking-draft',
  rental: 'rental-draft',
  contact: 'contact-draft',
}
type RequestPageProps = {
  kind: RequestKind
  title: ReactNode
  lead: ReactNode
  /** Reference of the request just sent. */
  sent: string | undefined
  /** The lazy form. `profile` is that of the signed-in user; `clear` resets the form. */
  form: (given: { profile: Profile | null; clear: () => void }) => ReactNode
  /** Content below the title of the form. */
  notice?: ReactNode
}

/**
 * The page of a request form: form at the left, next steps at the right, confirmation after
 * sending.
 */
export function RequestPage({ kind, title, lead, sent, form, notice }: RequestPageProps) {
  const me = useMe()
  const [round, setRound] = useState(0)
  const clear = () => {
    local.remove(DRAFTS[kind])
    dequeueRequest(DRAFTS[kind])
    setRound(round + 1)
  }
  return (
    <div className="wrap pb-4">
      {!sent && <PageTitle title={title}>{lead}</PageTitle>}
      <div
        className={`grid gap-10 lg:grid-cols-[minmax(0,1fr)_368px] lg:gap-16 xl:gap-20 ${sent ? 'pt-8 lg:pt-14' : ''}`}
      >
        <div className="min-w-0">
          {sent ? (
            <RequestConfirmation kind={kind} reference={sent} />
          ) : (
            <ClientOnly fallback={<FormSkeleton />}>
              <Suspense fallback={<FormSkeleton />}>
                <WithProfile signedIn={me !== null && me !== undefined}>
                  {(profile) => <div key={round}>{form({ profile, clear })}</div>}
                </WithProfile>
              </Suspense>
            </ClientOnly>
          )}
          {!sent && notice}
        </div>
        <aside className="min-w-0">
          <div className="lg:sticky lg:top-[calc(var(--header)+24px)]">
            <NextSteps kind={kind} sent={sent !== undefined} />
            {me && <SentRequests />}
          </div>
        </aside>
      </div>
    </div>
  )
}

/**
 * Waits for the profile of the signed-in user to prefill the form. If it fails, the form starts
 * empty.
 */
function WithProfile({
  signedIn,
  children,
}: {
  signedIn: boolean
  children: (profile: Profile | null) => ReactNode
}) {
  const { data, isLoading } = useQuery<Profile>({ ...profileQuery, enabled: signedIn })
  return isLoading ? <FormSkeleton /> : children(data ?? null)
}

/** Placeholder of a request form. */
function FormSkeleton() {
  const t = useT()
  return (
    <div role="status" aria-label={t('common.loading')} className="after-200">
      {[3, 3].map((fields, part) => (
        <div
          key={part}
          className="grid gap-5.5 border-t border-line py-8 first:border-t-0 first:pt-2 lg:grid-cols-[200px_minmax(0,1fr)] lg:gap-10 lg:py-9"
        >
          <Skeleton className="h-7 w-32" />
          <div className="grid gap-5.5">
            {Array.from({ length: fields }, (_, index) => (
              <div key={index}>
                <Skeleton className="mb-2.5 h-4 w-28" />
                <Skeleton className="h-[52px] rounded-m" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
