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
import type { Kind } from './kinds.ts'
import { NextSteps } from './NextSteps.tsx'
import { Sent } from './Sent.tsx'
import { SentSoFar } from './SentSoFar.tsx'

const DRAFTS: Record<Kind, RequestForm> = {
  book: 'booking-draft',
  rental: 'rental-draft',
  contact: 'contact-draft',
}
type RequestPageProps = {
  kind: Kind
  title: ReactNode
  lead: ReactNode
  /** The reference of what was just sent. */
  sent: string | undefined
  /** The form, in a chunk of its own. `profile`: of the person signed in; `clear`: begins anew. */
  form: (given: { profile: Profile | null; clear: () => void }) => ReactNode
  /** Below the form's title: who reads along. */
  notice?: ReactNode
}

/** A page with one of the three forms: the form at the left, what happens next at the right; after sending, the receipt. */
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
            <Sent kind={kind} reference={sent} />
          ) : (
            <ClientOnly fallback={<FormShape />}>
              <Suspense fallback={<FormShape />}>
                <Known signedIn={me !== null && me !== undefined}>
                  {(profile) => <div key={round}>{form({ profile, clear })}</div>}
                </Known>
              </Suspense>
            </ClientOnly>
          )}
          {!sent && notice}
        </div>
        <aside className="min-w-0">
          <div className="lg:sticky lg:top-[calc(var(--header)+24px)]">
            <NextSteps kind={kind} sent={sent !== undefined} />
            {me && <SentSoFar />}
          </div>
        </aside>
      </div>
    </div>
  )
}

/** Waits for the profile of whoever is signed in, so that the form can begin with it; without an answer it begins empty. */
function Known({
  signedIn,
  children,
}: {
  signedIn: boolean
  children: (profile: Profile | null) => ReactNode
}) {
  const { data, isLoading } = useQuery<Profile>({ ...profileQuery, enabled: signedIn })
  return isLoading ? <FormShape /> : children(data ?? null)
}

/** A form that is not here yet: three parts with their fields. */
function FormShape() {
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
