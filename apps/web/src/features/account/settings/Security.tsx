import { lazy, Suspense, type ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { IdentityProblem } from '@tomogolf/domain/sign-in/identities'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import type { Me } from '../../../queries/session.ts'
import { TextSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { identitiesQuery } from '../../../queries/account.ts'
import { issuersQuery } from '../../../queries/site.ts'
import { IssuerProblem } from '../auth/issuers/IssuerProblem.tsx'
import { FormSkeleton } from '../FormSkeleton.tsx'
import { BlockedPeople } from './BlockedPeople.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { ExportData } from './ExportData.tsx'
import { Identities } from './identities/Identities.tsx'
import { Passkeys } from './passkeys/Passkeys.tsx'
import { Sessions } from './Sessions.tsx'

const ChangeEmail = lazy(() => import('../email-change/ChangeEmail.tsx'))
const Password = lazy(() => import('./Password.tsx'))
const TwoFactor = lazy(() => import('./TwoFactor.tsx'))

/** How a login at an issuer ended that was to link an account. */
type Outcome = 'linked' | IdentityProblem | undefined

/**
 * Address, password, passkeys, linked accounts, sessions, two-factor login of operators, blocked
 * people, and personal data.
 */
export default function Security({ me, identity }: { me: Me; identity: Outcome }) {
  const t = useT()
  return (
    <div>
      <LinkOutcome identity={identity} />
      <Part title={t('account.email.title')} text={t('account.email.text')}>
        <Suspense fallback={<FormSkeleton fields={1} className="max-w-[480px]" />}>
          <ChangeEmail email={me.email} />
        </Suspense>
      </Part>
      <Part title={t('account.change.title')} text={t('account.change.text')}>
        <Suspense fallback={<FormSkeleton fields={3} className="max-w-[480px]" />}>
          <Password email={me.email} />
        </Suspense>
      </Part>
      <Part title={t('account.passkeys.title')} text={t('account.passkeys.text')}>
        <Passkeys />
      </Part>
      <LinkedAccounts isAdmin={me.isAdmin} />
      {me.isAdmin && (
        <Part title={t('account.totp.title')} text={t('account.totp.text')}>
          <Suspense fallback={<TextSkeleton />}>
            <TwoFactor enrolled={me.totpEnrolled} email={me.email} />
          </Suspense>
        </Part>
      )}
      <Part title={t('account.sessions.title')} text={t('account.sessions.text')}>
        <Sessions />
      </Part>
      <Part title={t('account.blocked.title')} text={t('account.blocked.text')}>
        <BlockedPeople />
      </Part>
      <Part title={t('account.data.title')} text={t('account.data.text')}>
        <ExportData />
      </Part>
      <Part title={t('account.delete.title')} text={t('account.delete.text')}>
        <DeleteAccount email={me.email} />
      </Part>
    </div>
  )
}

/** On top: the way back from an issuer arrives there, and the list is far below. */
function LinkOutcome({ identity }: { identity: Outcome }) {
  const t = useT()
  return identity === 'linked' ? (
    <Alert tone="success" role="status" className="mb-6">
      {t('account.identities.done')}
    </Alert>
  ) : (
    <IssuerProblem problem={identity} />
  )
}

/** Administrators cannot link accounts. Those linked before an appointment can be removed. */
function LinkedAccounts({ isAdmin }: { isAdmin: boolean }) {
  const t = useT()
  const { data: configured } = useQuery(issuersQuery)
  const { data: linked } = useQuery(identitiesQuery)
  const issuers = isAdmin ? [] : (configured?.issuers ?? [])
  if (issuers.length === 0 && !linked?.identities.length) return null
  return (
    <Part title={t('account.identities.title')} text={t('account.identities.text')}>
      <Identities issuers={issuers} />
    </Part>
  )
}

const Part = ({
  title,
  text,
  children,
}: {
  title: ReactNode
  text: ReactNode
  children: ReactNode
}) => (
  <section className="grid gap-5 border-b border-line py-8 first:pt-0 last:border-b-0 lg:grid-cols-[300px_minmax(0,1fr)] lg:gap-14">
    <div>
      <h2 className="text-t2">{title}</h2>
      <p className="mt-1.5 text-s text-text-2">{text}</p>
    </div>
    <div className="min-w-0">{children}</div>
  </section>
)
